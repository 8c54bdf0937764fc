import Foundation
import Umwelt
import UmweltControls
import UmweltDocuments

/// A row of wheels: a ``Picker`` in its wheel style for each component.
///
/// ```swift
/// let picker = UIPickerView()
/// picker.dataSource = context.coordinator
/// picker.delegate = context.coordinator
/// ```
@MainActor @preconcurrency
open class UIPickerView: UIView {
    /// The object with the numbers of components and rows; nil for none.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsDisplay() } }

    /// The object with the rows, which is called for selections; nil for none.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsDisplay() } }

    /// The selected rows, by component.
    private var selected: [Int: Int] = [:] { didSet { setNeedsDisplay() } }

    /// The number of components.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    /// Returns the number of rows of a component.
    ///
    /// - Parameter component: The index of the component, from 0.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// Returns the index of the selected row of a component; -1 for none.
    ///
    /// - Parameter component: The index of the component, from 0.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count == 0 ? -1 : min(selected[component] ?? 0, count - 1)
    }

    /// Selects a row.
    ///
    /// - Parameters:
    ///   - row: The index of the row, from 0.
    ///   - component: The index of the component, from 0.
    ///   - animated: True to animate the change.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        withTransaction(Transaction(animation: animated ? .default : nil)) { selected[component] = max(row, 0) }
    }

    /// Shows the rows of the data source again.
    open func reloadAllComponents() { setNeedsDisplay() }

    /// Shows the rows of a component again.
    ///
    /// - Parameter component: The index of the component, from 0.
    open func reloadComponent(_ component: Int) { setNeedsDisplay() }

    override var sizesContent: Bool { true }

    override var ownContent: AnyView {
        let wheels = (0..<numberOfComponents).map { component in
            let selection = Binding(get: { [weak self] in self?.selectedRow(inComponent: component) ?? -1 }) {
                [weak self] in self?.userSelects($0, in: component)
            }
            let rows = (0..<numberOfRows(inComponent: component)).map { row(at: $0, in: component) }
            return Wheel(rows: rows, selection: selection)
        }
        return AnyView(
            HStack(spacing: 0) {
                ForEach(wheels.indices, id: \.self) { wheels[$0] }
            })
    }

    /// A component.
    private struct Wheel: View, SystemView {
        let rows: [Text]
        let selection: Binding<Int>

        var body: some View {
            Picker(selection: selection) {
                ForEach(rows.indices, id: \.self) { rows[$0].tag($0) }
            } label: {
                EmptyView()
            }
            .pickerStyle(.wheel)
            .labelsHidden()
        }
    }

    private func row(at row: Int, in component: Int) -> Text {
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return Text(AttributedString(title))
        }
        return Text(verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
    }

    private func userSelects(_ row: Int, in component: Int) {
        guard row != selectedRow(inComponent: component) else { return }
        selected[component] = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

/// An object with the numbers of components and rows of a ``UIPickerView``.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of components.
    ///
    /// - Parameter pickerView: The picker view.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// Returns the number of rows of a component.
    ///
    /// - Parameters:
    ///   - pickerView: The picker view.
    ///   - component: The index of the component, from 0.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object with the rows of a ``UIPickerView``, which is called for selections.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the title of a row; nil, the default, for none.
    ///
    /// - Parameters:
    ///   - pickerView: The picker view.
    ///   - row: The index of the row, from 0.
    ///   - component: The index of the component, from 0.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// Returns the title of a row with its attributes; nil, the default, for that without.
    ///
    /// - Parameters:
    ///   - pickerView: The picker view.
    ///   - row: The index of the row, from 0.
    ///   - component: The index of the component, from 0.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// Called when the user has selected another row.
    ///
    /// - Parameters:
    ///   - pickerView: The picker view.
    ///   - row: The index of the row, from 0.
    ///   - component: The index of the component, from 0.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }

    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }

    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

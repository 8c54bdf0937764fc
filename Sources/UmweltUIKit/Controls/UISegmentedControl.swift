import Foundation
import Umwelt
import UmweltControls
import UmweltDocuments

/// A row of segments, one of which is selected: the ``Picker`` in its segmented style.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    private static let proxy = UISegmentedControl(frame: .zero)

    /// Returns the appearance of all segmented pickers.
    ///
    /// Set it before pickers are shown: visible ones do not change.
    public static func appearance() -> UISegmentedControl { proxy }

    /// The index of no segment.
    public static var noSegment: Int { -1 }

    /// One of the segments.
    private struct Segment {
        var title: String?
        var image: UIImage?
        var isEnabled = true
    }

    private var segments: [Segment] = [] { didSet { setNeedsDisplay() } }

    /// Makes a control.
    ///
    /// - Parameter items: The titles and images of the segments; nil for none.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment, from 0; ``noSegment`` for none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }

    /// Inserts a segment with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - segment: The index, from 0.
    ///   - animated: True to animate the change.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - segment: The index, from 0.
    ///   - animated: True to animate the change.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment, animated: animated)
    }

    private func insert(_ segment: Segment, at index: Int, animated: Bool) {
        withTransaction(Transaction(animation: animated ? .default : nil)) {
            let index = min(max(index, 0), segments.count)
            segments.insert(segment, at: index)
            if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        }
    }

    /// Removes a segment.
    ///
    /// - Parameters:
    ///   - segment: The index, from 0.
    ///   - animated: True to animate the change.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        withTransaction(Transaction(animation: animated ? .default : nil)) {
            segments.remove(at: segment)
            if selectedSegmentIndex == segment {
                selectedSegmentIndex = Self.noSegment
            } else if selectedSegmentIndex > segment {
                selectedSegmentIndex -= 1
            }
        }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    /// Sets the title of a segment.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - segment: The index, from 0.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment] = Segment(title: title, isEnabled: segments[segment].isEnabled)
    }

    /// Sets the image of a segment.
    ///
    /// - Parameters:
    ///   - image: The image; nil for none.
    ///   - segment: The index, from 0.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment] = Segment(image: image, isEnabled: segments[segment].isEnabled)
    }

    /// Returns the title of a segment; nil for none.
    ///
    /// - Parameter segment: The index, from 0.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Returns the image of a segment; nil for none.
    ///
    /// - Parameter segment: The index, from 0.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Sets if a segment can be selected.
    ///
    /// - Parameters:
    ///   - enabled: True if it can.
    ///   - segment: The index, from 0.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }

    /// Returns true if a segment can be selected.
    ///
    /// - Parameter segment: The index, from 0.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    // MARK: Appearance

    private func changeAppearance(_ change: (inout AppAppearance) -> Void) {
        if self === Self.proxy { change(&AppAppearance.current) } else { change(&look) }
        setNeedsDisplay()
    }

    /// The appearance of this control, with the app's where it sets none.
    private lazy var look = AppAppearance.current

    /// The colour behind the chosen segment; nil for the usual one.
    open var selectedSegmentTintColor: UIColor? {
        didSet { changeAppearance { $0.chosenSegment = selectedSegmentTintColor.map { Color(uiColor: $0) } } }
    }

    /// The colour behind all segments; nil for the usual one.
    open override var backgroundColor: UIColor? {
        didSet { changeAppearance { $0.segmentsBackground = backgroundColor.map { Color(uiColor: $0) } } }
    }

    /// Sets the attributes of labels: their colour, and for the normal state also the font of all labels.
    ///
    /// - Parameter state: The selected state, or any other.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        changeAppearance {
            if state.contains(.selected) {
                $0.segments.chosenTitle = TextAppearance(attributes)
            } else {
                $0.segments.title = TextAppearance(attributes)
            }
        }
    }

    override var sizesContent: Bool { true }

    /// As high as the segments, and as wide as proposed.
    override func isHugged(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical || super.isHugged(axis) }

    override var ownContent: AnyView {
        let selection = Binding<Int?>(get: { [weak self] in self?.selected }) { [weak self] in self?.userSelects($0) }
        let picker = Picker(selection: selection) {
            ForEach(segments.indices, id: \.self) { [segments] index in
                Group {
                    if let image = segments[index].image {
                        Image(uiImage: image)
                    } else {
                        Text(verbatim: segments[index].title ?? "")
                    }
                }
                .tag(Int?.some(index))
                .disabled(!segments[index].isEnabled)
            }
        } label: {
            EmptyView()
        }
        return AnyView(
            picker.pickerStyle(.segmented).labelsHidden().environment(\.ownAppearance, look).disabled(!isEnabled))
    }

    private var selected: Int? { selectedSegmentIndex >= 0 ? selectedSegmentIndex : nil }

    private func userSelects(_ new: Int?) {
        guard let new, new != selectedSegmentIndex, isEnabledForSegment(at: new) else { return }
        selectedSegmentIndex = new
        sendActions(for: .valueChanged)
    }
}

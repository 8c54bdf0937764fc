import Foundation
import Umwelt
import UmweltControls

/// A button of a ``UIAlertController``.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// The kinds of buttons.
    public enum Style: Int, Sendable {
        /// The usual one.
        case `default`
        /// A button that cancels.
        case cancel
        /// A button that deletes something.
        case destructive
    }

    /// The title; nil for none.
    public let title: String?
    /// The kind of the button.
    public let style: Style
    /// True if the button can be pressed.
    public var isEnabled = true { didSet { changes.count += 1 } }

    /// The counter of changes, which an alert that shows observes.
    fileprivate let changes = UIView.Changes()

    private let handler: ((UIAlertAction) -> Void)?

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The kind of the button.
    ///   - handler: Called when the user presses it; nil for nothing.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    func perform() { handler?(self) }

    fileprivate var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}

/// An alert, or a list of actions, which a controller presents: SwiftUI's alert, or its confirmation dialog.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// controller.present(alert, animated: true)
/// ```
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// The forms of alerts.
    public enum Style: Int, Sendable {
        /// A list of actions.
        case actionSheet
        /// An alert in the middle.
        case alert
    }

    /// The text below the title; nil for none.
    open var message: String?

    /// The form.
    public private(set) var preferredStyle = Style.alert

    /// The buttons.
    public private(set) var actions: [UIAlertAction] = []

    /// The fields; nil for none.
    public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    fileprivate var fields: [UITextField] = []

    /// Makes an alert.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - message: The text below the title; nil for none.
    ///   - preferredStyle: The form.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds a button.
    ///
    /// - Parameter action: The button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field to an alert.
    ///
    /// - Parameter configurationHandler: Called with the field, to set it up; nil for nothing.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        fields.append(field)
    }
}

/// The modifier that shows an alert.
struct PresentedAlert: ViewModifier, SystemView {
    let alert: UIAlertController?
    let isPresented: Binding<Bool>

    func body(content: Content) -> some View {
        content.alert(Text(verbatim: alert?.title ?? ""), isPresented: isPresented) {
            if let alert {
                ForEach(alert.fields.indices, id: \.self) { AlertField(field: alert.fields[$0]) }
                AlertButtons(alert: alert, isPresented: isPresented)
            }
        } message: {
            if let message = alert?.message { Text(verbatim: message) }
        }
    }
}

/// The modifier that shows a list of actions.
struct PresentedActions: ViewModifier, SystemView {
    let alert: UIAlertController?
    let isPresented: Binding<Bool>

    func body(content: Content) -> some View {
        content.confirmationDialog(
            Text(verbatim: alert?.title ?? ""), isPresented: isPresented,
            titleVisibility: alert?.title == nil ? .hidden : .visible
        ) {
            if let alert { AlertButtons(alert: alert, isPresented: isPresented) }
        } message: {
            if let message = alert?.message { Text(verbatim: message) }
        }
    }
}

/// The field of an alert, which writes to that of the app.
private struct AlertField: View, SystemView {
    let field: UITextField

    var body: some View {
        let _ = field.changes.count
        let text = Binding(get: { field._input.text }, set: { field.userEdits($0) })
        Group {
            if field._inputTraits.isSecure {
                SecureField(field.placeholder ?? "", text: text)
            } else {
                TextField(field.placeholder ?? "", text: text)
            }
        }
        .inputTraits(field._inputTraits)
    }
}

/// The buttons of an alert.
private struct AlertButtons: View, SystemView {
    let alert: UIAlertController
    let isPresented: Binding<Bool>

    var body: some View {
        ForEach(alert.actions.indices, id: \.self) { index in
            let action = alert.actions[index]
            let _ = action.changes.count
            Button(role: action.role) {
                // The handler may present another controller: the alert ends before.
                isPresented.wrappedValue = false
                action.perform()
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .disabled(!action.isEnabled)
        }
    }
}

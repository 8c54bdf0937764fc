import Foundation
@_spi(Kernel) import Umwelt

/// A view that shows the view of a ``UIViewController``, such as a ``UIHostingController``.
///
/// The controller is made once, and updated as the view of a ``UIViewRepresentable`` is.
///
/// ```swift
/// struct Hosted: UIViewControllerRepresentable {
///     func makeUIViewController(context: Context) -> UIViewController {
///         UIHostingController(rootView: Text("Hello"))
///     }
///     func updateUIViewController(_ controller: UIViewController, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController

    /// The type of the object that belongs to the controller.
    associatedtype Coordinator = Void

    /// Makes the controller, once.
    ///
    /// - Parameter context: The coordinator, the environment and the transaction.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

    /// Sets the controller up for the values of the representable.
    ///
    /// - Parameters:
    ///   - uiViewController: The view or controller that the representable made.
    ///   - context: The coordinator, the environment and the transaction.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)

    /// Called after the controller has been removed permanently. The default has no effect.
    ///
    /// - Parameters:
    ///   - uiViewController: The view or controller that the representable made.
    ///   - coordinator: The coordinator.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Makes the object that belongs to the controller, before the controller.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator

    /// Returns the size of the view for a proposal; nil, the default, for the size of its content.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points.
    ///   - uiViewController: The view or controller that the representable made.
    ///   - context: The coordinator, the environment and the transaction.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    /// The surroundings of the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes nothing.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Never called: the system shows the controller's view.
    public var body: Never { fatalError("\(Self.self) has no body: the system shows its controller.") }

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - uiViewController: The view or controller that the representable made.
    ///   - coordinator: The coordinator.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Nil: the content has its own size.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points.
    ///   - uiViewController: The view or controller that the representable made.
    ///   - context: The coordinator, the environment and the transaction.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        let update = UpdateTransaction()
        return update.following(
            PassThroughElement(view, inputs) { RepresentedUIViewController(representable: $0, update: update) })
    }
}

/// The surroundings of a ``UIViewControllerRepresentable``.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that belongs to the controller.
    public let coordinator: Representable.Coordinator

    /// The transaction of the update.
    public let transaction: Transaction

    /// The environment of the representable.
    public let environment: EnvironmentValues

    fileprivate let represented: Represented<Representable.UIViewControllerType, Representable.Coordinator>

    /// Runs changes that are animated by the ``transaction``'s animation.
    ///
    /// ```swift
    /// context.animate { controller.view.alpha = isOpen ? 1 : 0 }
    /// ```
    ///
    /// - Parameters:
    ///   - changes: The changes of the controller.
    ///   - completion: Called when the animation is complete; immediately without one.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        represented.animate(changes, in: transaction, completion: completion)
    }
}

/// The body of a representable: makes the controller and updates it.
private nonisolated struct RepresentedUIViewController<Representable: UIViewControllerRepresentable>: View,
    PropertyContainer
{
    let representable: Representable
    private let update: UpdateTransaction
    @State private var represented = Represented<Representable.UIViewControllerType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    nonisolated init(representable: Representable, update: UpdateTransaction) {
        self.representable = representable
        self.update = update
    }

    nonisolated static var reportedType: Any.Type { Representable.self }

    @MainActor var body: some View {
        let context = { @MainActor (coordinator: Representable.Coordinator) in
            Representable.Context(
                coordinator: coordinator, transaction: update.current, environment: environment,
                represented: represented)
        }
        let (controller, coordinator) = represented.update(
            coordinator: representable.makeCoordinator,
            make: { representable.makeUIViewController(context: context($0)) },
            set: { representable.updateUIViewController($0, context: context($1)) },
            dismantle: { Representable.dismantleUIViewController($0, coordinator: $1) })
        let layout = RepresentedLayout {
            representable.sizeThatFits($0, uiViewController: controller, context: context(coordinator))
        }
        layout {
            controller.hostedView.completing(represented.completions, update: represented.completedUpdates)
        }
    }
}

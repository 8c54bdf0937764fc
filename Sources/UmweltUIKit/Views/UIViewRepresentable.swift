import Foundation
@_spi(Kernel) import Umwelt

/// A view that shows a ``UIView``.
///
/// ```swift
/// struct Blur: UIViewRepresentable {
///     var style: UIBlurEffect.Style
///
///     func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
///
///     func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
/// }
/// ```
///
/// The view is made once, and updated whenever the values of the representable, the environment, or observable
/// properties that it reads change. The classes of views are Umwelt's, and their subclasses.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView

    /// The type of the object that belongs to the view.
    associatedtype Coordinator = Void

    /// Makes the view, once.
    ///
    /// - Parameter context: The coordinator, the environment and the transaction.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

    /// Sets the view up for the values of the representable.
    ///
    /// - Parameters:
    ///   - uiView: The view or controller that the representable made.
    ///   - context: The coordinator, the environment and the transaction.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

    /// Called after the view has been removed permanently. The default has no effect.
    ///
    /// - Parameters:
    ///   - uiView: The view or controller that the representable made.
    ///   - coordinator: The coordinator.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Makes the object that belongs to the view, before the view.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator

    /// Returns the size of the view for a proposal; nil, the default, for the size of its content.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points.
    ///   - uiView: The view or controller that the representable made.
    ///   - context: The coordinator, the environment and the transaction.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?

    /// The surroundings of the view.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    /// Makes nothing.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Never called: the system shows the view.
    public var body: Never { fatalError("\(Self.self) has no body: the system shows its view.") }

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - uiView: The view or controller that the representable made.
    ///   - coordinator: The coordinator.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Nil: the content has its own size.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points.
    ///   - uiView: The view or controller that the representable made.
    ///   - context: The coordinator, the environment and the transaction.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        let update = UpdateTransaction()
        return update.following(
            PassThroughElement(view, inputs) { RepresentedUIView(representable: $0, update: update) })
    }
}

/// The surroundings of a ``UIViewRepresentable``.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that belongs to the view.
    public let coordinator: Representable.Coordinator

    /// The transaction of the update.
    public let transaction: Transaction

    /// The environment of the representable.
    public let environment: EnvironmentValues

    fileprivate let represented: Represented<Representable.UIViewType, Representable.Coordinator>

    /// Runs changes that are animated by the ``transaction``'s animation.
    ///
    /// ```swift
    /// context.animate { view.alpha = isOpen ? 1 : 0 }
    /// ```
    ///
    /// - Parameters:
    ///   - changes: The changes of the view.
    ///   - completion: Called when the animation is complete; immediately without one.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        represented.animate(changes, in: transaction, completion: completion)
    }
}

/// The body of a representable: makes the view and updates it.
private nonisolated struct RepresentedUIView<Representable: UIViewRepresentable>: View, PropertyContainer {
    let representable: Representable
    private let update: UpdateTransaction
    @State private var represented = Represented<Representable.UIViewType, Representable.Coordinator>()
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
        let (view, coordinator) = represented.update(
            coordinator: representable.makeCoordinator,
            make: { representable.makeUIView(context: context($0)) },
            set: { representable.updateUIView($0, context: context($1)) },
            dismantle: { Representable.dismantleUIView($0, coordinator: $1) })
        let layout = RepresentedLayout {
            representable.sizeThatFits($0, uiView: view, context: context(coordinator))
        }
        layout {
            UIViewContent(view: view, version: represented.version)
                .modifier(RepresentedView(view: view))
                .completing(represented.completions, update: represented.completedUpdates)
        }
    }
}

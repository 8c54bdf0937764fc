@preconcurrency import OpenCombine
import Umwelt

extension View {
    /// Runs an action with each value of a publisher while the view is in the tree.
    ///
    /// ```swift
    /// Text(time).onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { time = "\($0)" }
    /// ```
    ///
    /// The action runs on the main actor and not within an update.
    ///
    /// - Parameters:
    ///   - publisher: The publisher, whose failure type is `Never`.
    ///   - action: The action, with each value.
    nonisolated public func onReceive<P>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P: Publisher, P.Failure == Never {
        SubscriptionView(content: self, publisher: publisher, action: action)
    }
}

/// A view that subscribes to a publisher while it is in the tree.
public nonisolated struct SubscriptionView<PublisherType, Content>: View
where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {
    /// The view that is shown.
    public var content: Content

    /// The source of the values. Replacing it by another publisher subscribes again.
    public var publisher: PublisherType

    /// The action for each value.
    public var action: (PublisherType.Output) -> Void

    /// Makes a view that runs an action with each value of a publisher.
    ///
    /// - Parameters:
    ///   - content: The view that is shown.
    ///   - publisher: The publisher.
    ///   - action: The action, with each value.
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    /// Never called: the view has no body.
    public var body: Never { fatalError("A subscription has no body: the system shows its content.") }

    /// Makes the view's element.
    public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        .listening(view, inputs, content: \.content, source: \.publisher) { publisher, inbox in
            publisher.sink { value in inbox.put { $0.action(value) } }
        }
    }
}

import SwiftUI

extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        private let name: String?

        /// The position among the tip's buttons, from 0; nil before the tip is shown.
        public internal(set) var index: Int?

        /// Returns the label.
        public let label: @Sendable () -> Text

        /// The function that is called when the user presses the button.
        @preconcurrency public let handler: @MainActor @Sendable () -> Void

        /// The identifier; by default the position among the tip's buttons.
        public var id: String { name ?? index.map(String.init) ?? "" }

        /// Makes a button with a label.
        ///
        /// - Parameters:
        ///   - id: The identifier; nil for the position among the tip's buttons.
        ///   - handler: The function that is called when the user presses the button.
        ///   - label: Returns the label.
        @preconcurrency public init(
            id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            name = id
            self.label = label
            self.handler = handler
        }

        /// Makes a button with a title.
        ///
        /// - Parameters:
        ///   - id: The identifier; nil for the position among the tip's buttons.
        ///   - title: The title.
        ///   - handler: The function that is called when the user presses the button.
        @preconcurrency public nonisolated init(
            id: String? = nil, title: some StringProtocol,
            perform handler: @escaping @MainActor @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id, perform: handler) { Text(title) }
        }

        /// Returns the button at a position, which also calls another function with itself.
        func at(_ index: Int, calling action: @escaping @MainActor @Sendable (Action) -> Void) -> Action {
            var original = self
            original.index = index
            let button = original
            var result = Action(
                id: name,
                perform: {
                    button.handler()
                    action(button)
                }, label)
            result.index = index
            return result
        }
    }
}

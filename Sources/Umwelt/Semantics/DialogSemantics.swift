import Foundation

extension Semantics {
    /// What something presented is.
    public struct Dialog: Sendable, Hashable {
        /// What it is for.
        public var kind: Kind

        /// Whether it is dark, whatever the window is.
        public var isDark: Bool

        /// Where it is in the window, in points: a press anywhere else is one beside it.
        public var card: CGRect

        /// Describes what is presented.
        package init(kind: Kind, isDark: Bool, card: CGRect) {
            self.kind = kind
            self.isDark = isDark
            self.card = card
        }

        /// What something can be presented for.
        public enum Kind: Sendable, Hashable {
            /// To be looked at and worked with.
            case dialog
            /// To be answered.
            case alert
            /// To be chosen from.
            case menu
        }
    }
}

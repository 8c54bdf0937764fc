import Foundation

extension Semantics {
    /// The semantics of a presentation.
    public struct Dialog: Sendable, Hashable {
        /// The purpose of the presentation.
        public var kind: Kind

        /// True if the presentation is dark, whatever the colour scheme of the window.
        public var isDark: Bool

        /// The frame of the presentation, in points in window coordinates. A press outside of it counts as a press
        /// outside of the presentation.
        public var card: CGRect

        /// True if the views behind can be used too.
        public var letsThrough: Bool

        /// Makes the semantics of a presentation.
        package init(kind: Kind, isDark: Bool, card: CGRect, letsThrough: Bool = false) {
            self.letsThrough = letsThrough
            self.kind = kind
            self.isDark = isDark
            self.card = card
        }

        /// The purposes of presentations.
        public enum Kind: Sendable, Hashable {
            /// Views to be looked at and worked with.
            case dialog
            /// A question to be answered.
            case alert
            /// Items to be chosen from.
            case menu
        }
    }
}

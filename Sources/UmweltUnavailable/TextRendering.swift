import Umwelt

@available(*, unavailable, message: "Umwelt tells renderers of texts their layouts, and no others: use textRenderer.")
extension Text {
    public struct LayoutKey: PreferenceKey, Sendable {
        public struct AnchoredLayout: Equatable {
            public var layout: Layout
        }

        public static var defaultValue: [AnchoredLayout] { [] }

        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {}
    }
}

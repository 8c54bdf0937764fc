import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has no renderers of text yet: draw the text in a Canvas.")
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    var displayPadding: EdgeInsets { get }
}

@available(*, unavailable, message: "Umwelt has no renderers of text yet: draw the text in a Canvas.")
extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

@available(*, unavailable, message: "Umwelt has no renderers of text yet: draw the text in a Canvas.")
public struct TextProxy {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

@available(*, unavailable, message: "Umwelt has no renderers of text yet: draw the text in a Canvas.")
extension View {
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

@available(*, unavailable, message: "Umwelt has no renderers of text yet: draw the text in a Canvas.")
public protocol TextAttribute: Hashable {}

@available(*, unavailable, message: "Umwelt has no renderers of text yet: draw the text in a Canvas.")
extension Text {
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

    public struct Layout: RandomAccessCollection, Equatable {
        public var isTruncated: Bool { false }

        public var startIndex: Int { 0 }

        public var endIndex: Int { 0 }

        public subscript(index: Int) -> Line { Line() }

        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { false }

            public func advanced(by n: Int) -> CharacterIndex { self }

            public func distance(to other: CharacterIndex) -> Int { 0 }
        }

        public struct TypographicBounds: Equatable, Sendable {
            public init() {}

            public var origin: CGPoint { .zero }

            public var width: CGFloat { 0 }

            public var ascent: CGFloat { 0 }

            public var descent: CGFloat { 0 }

            public var leading: CGFloat { 0 }

            public var rect: CGRect { .zero }
        }

        public struct Line: RandomAccessCollection, Equatable {
            public var origin: CGPoint { .zero }

            public var startIndex: Int { 0 }

            public var endIndex: Int { 0 }

            public subscript(index: Int) -> Run { Run() }

            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        public struct Run: RandomAccessCollection, Equatable {
            public var startIndex: Int { 0 }

            public var endIndex: Int { 0 }

            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: 0..<0) }

            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }

            public var layoutDirection: LayoutDirection { .leftToRight }

            public var typographicBounds: TypographicBounds { TypographicBounds() }

            public var characterIndices: [CharacterIndex] { [] }
        }

        public struct RunSlice: RandomAccessCollection, Equatable {
            public init(run: Run, indices: Range<Int>) {}

            public var run: Run { Run() }

            public var indices: Range<Int> { 0..<0 }

            public var startIndex: Int { 0 }

            public var endIndex: Int { 0 }

            public subscript(index: Int) -> RunSlice { self }

            public subscript(bounds: Range<Int>) -> RunSlice { self }

            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }

            public var typographicBounds: TypographicBounds { TypographicBounds() }

            public var characterIndices: [CharacterIndex] { [] }
        }

        public struct DrawingOptions: OptionSet {
            public var rawValue: UInt32 { 0 }

            public init(rawValue: UInt32) {}

            public static var disablesSubpixelQuantization: DrawingOptions { [] }
        }
    }

    public struct LayoutKey: PreferenceKey, Sendable {
        public struct AnchoredLayout: Equatable {
            public var layout: Layout { Layout() }
        }

        public static var defaultValue: [AnchoredLayout] { [] }

        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {}
    }
}

@available(*, unavailable, message: "Umwelt has no renderers of text yet: draw the text in a Canvas.")
extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}

    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}

    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

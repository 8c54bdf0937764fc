import Foundation
import UmweltDrawing

extension Text {
    /// The lines of a text at their positions, as drawn by a ``TextRenderer``.
    ///
    /// It is a collection of lines, which are collections of runs of one style, which are collections of glyphs.
    public struct Layout: RandomAccessCollection, Equatable {
        private let lines: [PlacedLine]

        /// True if a part of the text is not shown.
        public let isTruncated: Bool

        init(_ text: ShownText) {
            lines = PlacedLine.lines(of: text)
            isTruncated = text.layout.isTruncated
        }

        /// The index of the first line.
        public var startIndex: Int { 0 }

        /// The number of lines.
        public var endIndex: Int { lines.count }

        /// The line at an index.
        ///
        /// - Parameter index: The index, from 0.
        public subscript(index: Int) -> Line { Line(placed: lines[index]) }

        /// True if both have the same lines.
        public static func == (a: Layout, b: Layout) -> Bool {
            a.isTruncated == b.isTruncated && a.lines.elementsEqual(b.lines) { $0.isSame(as: $1) }
        }

        /// The position of a character in a text, in UTF-16 units.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            package var value: Int

            init(value: Int) { self.value = value }

            /// Returns true if the first position is less than the second.
            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }

            /// Returns the position moved by a number of code units.
            ///
            /// - Parameter n: The number of code units.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }

            /// Returns the number of code units to another place.
            ///
            /// - Parameter other: The other position.
            public func distance(to other: CharacterIndex) -> Int { other.value - value }
        }

        /// The measures of a part of a text, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin = CGPoint.zero
            /// The width.
            public var width: CGFloat = 0
            /// The height above the baseline.
            public var ascent: CGFloat = 0
            /// The height below the baseline.
            public var descent: CGFloat = 0
            /// The space that the font adds between lines.
            public var leading: CGFloat = 0

            /// Makes empty bounds.
            public init() {}

            /// The box of the part.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// A line of a text.
        public struct Line: RandomAccessCollection, Equatable {
            fileprivate let placed: PlacedLine

            /// The left end of the baseline, in points from the text's top left corner.
            public var origin: CGPoint

            fileprivate init(placed: PlacedLine) {
                self.placed = placed
                origin = placed.origin
            }

            /// The index of the first run.
            public var startIndex: Int { 0 }

            /// The number of runs.
            public var endIndex: Int { placed.runs.count }

            /// The run at an index.
            ///
            /// - Parameter index: The index, from 0.
            public subscript(index: Int) -> Run { Run(placed: placed, index: index, origin: origin) }

            /// The measures of the line.
            public var typographicBounds: TypographicBounds {
                var bounds = TypographicBounds()
                bounds.origin = origin
                bounds.width = placed.line.frame.width
                bounds.ascent = placed.line.baseline - placed.line.frame.minY
                bounds.descent = placed.line.frame.maxY - placed.line.baseline
                bounds.leading = placed.leading(of: placed.glyphs.indices)
                return bounds
            }

            fileprivate var item: DisplayItem { placed.item(placed.glyphs.indices, from: origin) }

            /// True if both have the same runs at the same place.
            public static func == (lhs: Line, rhs: Line) -> Bool {
                lhs.origin == rhs.origin && lhs.placed.isSame(as: rhs.placed)
            }
        }

        /// A part of a line in one style.
        public struct Run: RandomAccessCollection, Equatable {
            fileprivate let placed: PlacedLine
            fileprivate let index: Int
            fileprivate let origin: CGPoint

            /// The index of the first glyph.
            public var startIndex: Int { 0 }

            /// The number of glyphs.
            public var endIndex: Int { placed.runs[index].count }

            /// The glyph at an index.
            ///
            /// - Parameter index: The index, from 0.
            public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

            /// The glyphs of a range.
            ///
            /// - Parameter bounds: The range of indices.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

            /// The value of a type that is attached to the run; nil for none.
            ///
            /// - Parameter key: The type of the key.
            public subscript<T: TextAttribute>(key: T.Type) -> T? {
                placed.style(ofRun: index).attributes.value(of: key)
            }

            /// The direction of the run's glyphs.
            public var layoutDirection: LayoutDirection { placed.isRightToLeft ? .rightToLeft : .leftToRight }

            /// The measures of the run.
            public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }

            /// The positions of the run's characters in the text.
            public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

            /// True if both have the same glyphs at the same place.
            public static func == (lhs: Run, rhs: Run) -> Bool {
                lhs.index == rhs.index && lhs.origin == rhs.origin && lhs.placed.isSame(as: rhs.placed)
            }
        }

        /// Glyphs of a run that follow each other.
        public struct RunSlice: RandomAccessCollection, Equatable {
            /// The run.
            public var run: Run

            /// The indices of the glyphs in the run.
            public var indices: Range<Int>

            /// Makes a slice of a run.
            ///
            /// - Parameters:
            ///   - run: The run.
            ///   - indices: The positions of the glyphs in the run.
            public init(run: Run, indices: Range<Int>) {
                self.run = run
                self.indices = indices
            }

            /// The index of the first glyph.
            public var startIndex: Int { indices.lowerBound }

            /// The index after the last glyph.
            public var endIndex: Int { indices.upperBound }

            /// The glyph at an index.
            ///
            /// - Parameter index: The index, from 0.
            public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

            /// The glyphs of a range.
            ///
            /// - Parameter bounds: The range of indices.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

            /// The value of a type that is attached to the run; nil for none.
            ///
            /// - Parameter key: The type of the key.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            /// The measures of the glyphs.
            public var typographicBounds: TypographicBounds { run.placed.bounds(of: glyphs, from: run.origin) }

            /// The positions of the glyphs' characters in the text.
            public var characterIndices: [CharacterIndex] {
                run.placed.glyphs[glyphs].flatMap(\.indices).map(CharacterIndex.init)
            }

            /// The indices of the glyphs in the line.
            private var glyphs: Range<Int> {
                let start = run.placed.runs[run.index].lowerBound
                return start + indices.lowerBound..<start + indices.upperBound
            }

            fileprivate var item: DisplayItem { run.placed.item(glyphs, from: run.origin) }
        }

        /// The options of drawing a part of a text.
        public struct DrawingOptions: OptionSet, Sendable {
            /// The options as a bit mask.
            public let rawValue: UInt32

            /// Makes options from a bit mask.
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Draws glyphs exactly at their positions. Glyphs of renderers always are.
            public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1 << 0) }
        }
    }
}

@available(*, unavailable)
extension Text.Layout: Sendable {}

@available(*, unavailable)
extension Text.Layout.Line: Sendable {}

@available(*, unavailable)
extension Text.Layout.Run: Sendable {}

@available(*, unavailable)
extension Text.Layout.RunSlice: Sendable {}

extension GraphicsContext {
    /// Draws a line of a text at its position in the current coordinates.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - options: The options, which have no effect here.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw([line.item], at: transform)
    }

    /// Draws a run of a text at its position in the current coordinates.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - options: The options, which have no effect here.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw([run[run.startIndex..<run.endIndex].item], at: transform)
    }

    /// Draws glyphs of a text at their positions in the current coordinates.
    ///
    /// - Parameters:
    ///   - slice: The glyphs.
    ///   - options: The options, which have no effect here.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw([slice.item], at: transform)
    }
}

import SwiftUI

/// A type that describes marks of a chart.
///
/// Chart content of your own composes marks in its body:
///
/// ```swift
/// struct Threshold: ChartContent {
///     var value: Double
///
///     var body: some ChartContent {
///         RuleMark(y: .value("Threshold", value)).lineStyle(StrokeStyle(dash: [4]))
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol ChartContent {
    /// The type of the content that makes up this content.
    associatedtype Body: ChartContent

    /// The content that makes up this content.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Collects the content's marks.
    @MainActor @preconcurrency static func _collectChartContent(content: Self, inputs: _ChartContentCollectInputs)
}

extension ChartContent {
    /// Collects the marks of the body.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: Self, inputs: _ChartContentCollectInputs
    ) { Body._collectChartContent(content: content.body, inputs: inputs) }
}

/// Chart content that collects its marks itself. A separate protocol, because `EmptyView` already has a body as a view.
protocol BodilessContent: ChartContent where Body == Never {}

extension BodilessContent {
    /// Never called: the content collects its marks itself.
    @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body: it is a mark.") }
}

/// The marks that have been collected from a chart's content so far.
public struct _ChartContentCollectInputs {
    let collector: MarkCollector
}

/// Collects marks in drawing order.
final class MarkCollector {
    private(set) var marks: [Mark] = []

    func append(_ mark: Mark) { marks.append(mark) }

    /// Collects the marks of content, and changes each of them.
    @MainActor func collect<Content: ChartContent>(_ content: Content, change: (inout Mark) -> Void) {
        let first = marks.count
        Content._collectChartContent(content: content, inputs: _ChartContentCollectInputs(collector: self))
        for index in first..<marks.count { change(&marks[index]) }
    }

    /// Returns the marks of content.
    @MainActor static func marks<Content: ChartContent>(of content: Content) -> [Mark] {
        let collector = MarkCollector()
        Content._collectChartContent(content: content, inputs: _ChartContentCollectInputs(collector: collector))
        return collector.marks
    }
}

extension Never: BodilessContent {
    /// Never called.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: Never, inputs: _ChartContentCollectInputs
    ) {}
}

/// Chart content of any type.
public nonisolated struct AnyChartContent: BodilessContent {
    public typealias Body = Never

    private let collect: @MainActor (_ChartContentCollectInputs) -> Void

    /// Erases the type of content.
    ///
    /// - Parameter content: The marks.
    nonisolated public init(_ content: any ChartContent) {
        func collector<Content: ChartContent>(_ content: Content) -> @MainActor (_ChartContentCollectInputs) -> Void {
            // The content is read where charts read all content: on the main actor.
            nonisolated(unsafe) let content = content
            return { Content._collectChartContent(content: content, inputs: $0) }
        }
        collect = collector(content)
    }

    /// Erases the type of content.
    ///
    /// - Parameter content: The marks.
    nonisolated public init(erasing content: some ChartContent) { self.init(content) }

    /// Collects the marks of the content.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: AnyChartContent, inputs: _ChartContentCollectInputs
    ) { content.collect(inputs) }
}

/// A group of marks, to which modifiers apply.
public nonisolated struct Plot<Content: ChartContent>: BodilessContent {
    public typealias Body = Never

    private let content: Content

    /// Makes a group of marks.
    ///
    /// - Parameter content: The marks, to which a modifier of the group applies.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Collects the marks of the group.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: Plot<Content>, inputs: _ChartContentCollectInputs
    ) { Content._collectChartContent(content: content.content, inputs: inputs) }
}

import SwiftUI

/// A type that describes markers, annotations and overlays of a map.
///
/// Content of your own has a body:
///
/// ```swift
/// struct Stop: MapContent {
///     var name: String
///     var coordinate: CLLocationCoordinate2D
///
///     var body: some MapContent {
///         Marker(name, systemImage: "bus", coordinate: coordinate).tint(.green)
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol MapContent {
    /// The type of the content that makes up this content.
    associatedtype Body: MapContent

    /// The content that makes up this content.
    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Collects the content's elements.
    @MainActor @preconcurrency static func _collectMapContent(content: Self, inputs: _MapContentInputs)
}

extension MapContent {
    /// Collects the elements of the body.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        Body._collectMapContent(content: content.body, inputs: inputs)
    }
}

/// Map content that collects its elements itself.
protocol BodilessMapContent: MapContent where Body == Never {}

extension BodilessMapContent {
    /// Never called: the content collects its elements itself.
    @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body: it is an element.") }
}

extension Never: BodilessMapContent {
    /// Never called.
    @MainActor @preconcurrency public static func _collectMapContent(content: Never, inputs: _MapContentInputs) {}
}

/// The elements that have been collected from a map's content so far.
public struct _MapContentInputs {
    let collector: MapCollector
}

/// Collects elements in drawing order.
final class MapCollector {
    private(set) var elements: [MapElement] = []

    /// The identities of the content around the next element, outermost first.
    private var path: [AnyHashable] = []

    /// The innermost identity of a `ForEach` around the next element, which is its tag if it has no other.
    private var implicitTag: AnyHashable?

    func append(_ figure: MapElement.Figure) {
        elements.append(MapElement(figure: figure, id: path + [elements.count], tag: nil, implicitTag: implicitTag))
    }

    /// Collects the elements of content that has an identity of its own.
    ///
    /// - Parameter tag: The tag of elements without one; nil for that of the content around.
    @MainActor func collect<Content: MapContent>(_ content: Content, id: AnyHashable, tag: AnyHashable? = nil) {
        let outer = (tag: implicitTag, count: elements.count)
        path.append(id)
        if let tag { implicitTag = tag }
        Content._collectMapContent(content: content, inputs: _MapContentInputs(collector: self))
        path.removeLast()
        implicitTag = outer.tag
        // An element's index counts from its content, so that it does not depend on the elements before that.
        for index in outer.count..<elements.count where elements[index].id.count == path.count + 2 {
            elements[index].id[path.count + 1] = index - outer.count
        }
    }

    /// Collects the elements of content, and changes each of them.
    @MainActor func collect<Content: MapContent>(_ content: Content, change: (inout MapElement) -> Void) {
        let first = elements.count
        Content._collectMapContent(content: content, inputs: _MapContentInputs(collector: self))
        for index in first..<elements.count { change(&elements[index]) }
    }

    /// Returns the elements of content.
    @MainActor static func elements<Content: MapContent>(of content: Content) -> [MapElement] {
        let collector = MapCollector()
        collector.collect(content, id: 0)
        return collector.elements
    }
}

/// Map content of any type.
public struct AnyMapContent: BodilessMapContent {
    public typealias Body = Never

    private let collect: @MainActor (_MapContentInputs) -> Void

    /// Erases the type of content.
    nonisolated public init(_ content: any MapContent) {
        func collector<Content: MapContent>(_ content: Content) -> @MainActor (_MapContentInputs) -> Void {
            // The content is read where maps read all content: on the main actor.
            nonisolated(unsafe) let content = content
            return { Content._collectMapContent(content: content, inputs: $0) }
        }
        collect = collector(content)
    }

    /// Collects the elements of the content.
    @MainActor @preconcurrency public static func _collectMapContent(
        content: AnyMapContent, inputs: _MapContentInputs
    ) { content.collect(inputs) }
}

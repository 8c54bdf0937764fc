@_spi(Kernel) import UmweltCore
import Foundation

extension Text {
    /// The preference with the layouts of the texts in a view, in view order, each with its position.
    ///
    /// ```swift
    /// Text("A \(Text("word").customAttribute(Marked())) to mark")
    ///     .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
    ///         GeometryReader { proxy in
    ///             ForEach(layouts.indices, id: \.self) { Marks(of: layouts[$0].layout, at: proxy[layouts[$0].origin]) }
    ///         }
    ///     }
    /// ```
    public struct LayoutKey: PreferenceKey, PlacedPreferenceKey, Sendable {
        /// A layout with the position of its top left corner.
        public struct AnchoredLayout: Equatable {
            /// The top left corner of the text.
            public var origin: Anchor<CGPoint>

            /// The lines of the text, from that corner.
            public var layout: Text.Layout
        }

        /// The layouts in view order.
        public typealias Value = [AnchoredLayout]

        /// No layouts.
        public static var defaultValue: Value { [] }

        /// Appends the layouts of the next views.
        ///
        /// - Parameters:
        ///   - value: The layouts so far.
        ///   - nextValue: Returns the layouts of the next view.
        public static func reduce(value: inout Value, nextValue: () -> Value) { value.append(contentsOf: nextValue()) }
    }
}

@available(*, unavailable)
extension Text.LayoutKey.AnchoredLayout: Sendable {}

/// The value that a text writes for ``Text/LayoutKey``.
final class PublishedLayout {
    /// The position of the text.
    let place: NodeGeometry

    /// The layout of the last placement; nil before the first.
    private(set) var layout: Text.Layout?

    init(of node: TextNode) {
        place = NodeGeometry(in: node.element.tree.graph)
        place.follow(node)
    }

    /// The value for readers; nil before the text is placed.
    var value: Text.LayoutKey.AnchoredLayout? {
        layout.map { Text.LayoutKey.AnchoredLayout(origin: Anchor(.point(.zero), of: place), layout: $0) }
    }

    /// Sets the layout of a text that was placed or changed, and notifies the readers if it differs.
    func update(_ text: ShownText?, of element: _Element) {
        let new = text.map { Text.Layout($0) }
        guard new != layout else { return }
        layout = new
        element.preferencesChanged(of: ObjectIdentifier(Text.LayoutKey.self))
    }
}

import Foundation

/// A type with custom drawing for the texts of a view: line by line, run by run, or glyph by glyph.
///
/// ```swift
/// struct Wave: TextRenderer {
///     var phase: Double
///
///     var animatableData: Double {
///         get { phase }
///         set { phase = newValue }
///     }
///
///     func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for line in layout {
///             for (index, glyph) in line.joined().enumerated() {
///                 var copy = context
///                 copy.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
///                 copy.draw(glyph)
///             }
///         }
///     }
/// }
/// Text("Ahoy").textRenderer(Wave(phase: phase))
/// ```
///
/// Accessibility and layout are unchanged. A text that is drawn so cannot be selected.
public protocol TextRenderer: Animatable {
    /// Draws a text.
    ///
    /// - Parameters:
    ///   - layout: The lines of the text, at their positions.
    ///   - ctx: The context, whose origin is the text's top left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of the view of a text for a proposed size; by default the text's own.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - text: The text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The space around the text that the renderer draws to; by default none. Here nothing is clipped beyond it.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the text's own size.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - text: The text.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// No space.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
    let node: TextNode

    /// Returns the size of the text for a proposed size, without the renderer.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(of: proposal) }
}

@available(*, unavailable)
extension TextProxy: Sendable {}

/// A value that an app attaches to a part of a text, for its renderers.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
/// Text("A \(Text("bright").customAttribute(Emphasis())) day")
/// ```
public protocol TextAttribute: Hashable {}

extension Text {
    /// Returns the text with a value attached, which renderers find as ``Text/Layout/Run/subscript(_:)->T?``.
    ///
    /// - Parameter value: The value. A run of text has at most one value of each type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(.attributes(RunAttributes(value))) }
}

extension View {
    /// Draws the texts in this view by a renderer.
    ///
    /// Changes of its ``Animatable/animatableData`` are animated.
    ///
    /// - Parameter renderer: The renderer, which draws each text in place of the system.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_TextRendererViewModifier(renderer: renderer))
    }
}

/// The modifier that draws texts by a renderer.
public nonisolated struct _TextRendererViewModifier<Renderer: TextRenderer>: ViewModifier, Animatable, SystemView {
    private var renderer: Renderer

    init(renderer: Renderer) { self.renderer = renderer }

    /// The data of the renderer.
    public var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    /// Makes the view around a modified one.
    ///
    /// - Parameter content: The modified view.
    public func body(content: Content) -> some View {
        content.environment(\.textRenderer, TextRendererValue(renderer: renderer))
    }
}

/// A renderer as a value of the environment.
struct TextRendererValue: Equatable {
    let renderer: any TextRenderer

    static func == (left: TextRendererValue, right: TextRendererValue) -> Bool {
        func isSame<R: TextRenderer>(_ own: R) -> Bool {
            (right.renderer as? R).map { areValuesEqual(own, $0) } ?? false
        }
        return isSame(left.renderer)
    }

    /// Returns the items that the renderer draws for a text in a node of a size.
    func items(for text: ShownText, in size: CGSize, at element: _Element) -> [DisplayItem] {
        var context = GraphicsContext(
            environment: EnvironmentValues(at: element.scope, tracking: false), element: element, symbols: [],
            size: size)
        renderer.draw(layout: Text.Layout(text), in: &context)
        return context.items.mixedAmongThemselves
    }
}

struct TextRendererKey: EnvironmentKey {
    static var defaultValue: TextRendererValue? { nil }
}

extension EnvironmentValues {
    /// The renderer of texts; nil if they are drawn as usual.
    var textRenderer: TextRendererValue? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

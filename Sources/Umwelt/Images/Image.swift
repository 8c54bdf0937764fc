import Foundation

/// A picture: a file of the app's, or a symbol.
///
/// ```swift
/// Image("Mountain").resizable().scaledToFit()
/// Image(systemName: "star.fill").foregroundStyle(.yellow)
/// ```
///
/// An image takes its own size unless it is ``resizable(capInsets:resizingMode:)``. Symbols have the size of the text
/// around them and stand on its baseline. What cannot be found or read is drawn as a placeholder and logged once.
public struct Image: Equatable, Sendable {
    var source: Source
    var label: Label
    var resizing: Resizing?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var templateMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode.Kind?
    var symbolValueMode: SymbolVariableValueMode?
    var symbolColorMode: SymbolColorRenderingMode?

    /// Where the picture comes from.
    package enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case symbol(String, variableValue: Double?)
        case file(ImageFile, scale: CGFloat, isTemplate: Bool)
        /// Nothing yet.
        case blank
        /// Nothing, and no room.
        case empty
        /// What cannot be had.
        case unavailable
    }

    /// What is said to people who cannot see it.
    package enum Label: Equatable, Sendable {
        /// What its name says.
        case automatic
        case text(Text)
        /// Nothing: it tells nobody anything.
        case none
    }

    package init(source: Source, label: Label) {
        self.source = source
        self.label = label
    }

    /// Makes an image of a file of the app's, or of one in its asset catalogues. Its name, without the extension, also
    /// labels it.
    ///
    /// Without a bundle the main one is searched and, where the app's own resources are beside its program, those.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle), label: .automatic)
    }

    /// Makes an image of a file of the app's, with a label for people who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundle), label: .text(label))
    }

    /// Makes an image of a file of the app's that says nothing to people who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle), label: .none)
    }

    /// Makes an image of a symbol.
    public init(systemName: String) {
        self.init(source: .symbol(systemName, variableValue: nil), label: .automatic)
    }

    /// Makes an image of a symbol that shows a value from 0 to 1 by how many of its parts are drawn in full.
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName, variableValue: variableValue), label: .automatic)
    }

    /// How pixels are made of the image's own when it is drawn in another size.
    public enum Interpolation: Sendable {
        /// Each takes the nearest one.
        case none
        /// Quickly.
        case low
        /// Well.
        case medium
        /// As well as can be.
        case high
    }

    /// How an image fills a size that is not its own.
    public enum ResizingMode: Sendable {
        /// Again and again in its own size.
        case tile
        /// Once, larger or smaller.
        case stretch
    }

    /// What colours an image is drawn in.
    public enum TemplateRenderingMode: Sendable {
        /// All in the foreground style; only how opaque it is counts.
        case template
        /// Its own.
        case original
    }

    /// How large symbols are beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than usual.
        case small
        /// As usual.
        case medium
        /// Larger than usual.
        case large
    }
}

extension Image: View, PrimitiveView {
    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, ImageNode>(view, inputs, node: ImageNode.init) { image, node, values in
            node.set(image.resolve(in: values))
        }
    }
}

@_spi(Kernel) import UmweltCore
import Foundation

/// A view that shows an image file of the app, or a symbol.
///
/// ```swift
/// Image("Mountain").resizable().scaledToFit()
/// Image(systemName: "star.fill").foregroundStyle(.yellow)
/// ```
///
/// An image has its own size unless it is ``resizable(capInsets:resizingMode:)``. Symbols have the size of the text
/// beside them and are aligned with its baseline. A missing or unreadable image is logged once and shows nothing, or a
/// mark in previews.
///
/// Image files are in the app's assets and resources.
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

    /// The origin of the picture.
    package enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case symbol(String, variableValue: Double?)
        /// A symbol with its own size and colours.
        case configuredSymbol(ConfiguredSymbol, UIImage.RenderingMode)
        case file(ImageFile, scale: CGFloat, isTemplate: Bool)
        /// An image that a closure draws.
        case drawn(DrawnImage)
        /// An image that is being loaded, drawn as a faint field.
        case blank
        /// No image: transparent, with a size of zero.
        case empty
        /// An image that cannot be loaded, drawn as a placeholder.
        case unavailable

        /// True if the image is a symbol.
        var isSymbol: Bool {
            switch self {
            case .symbol, .configuredSymbol: true
            default: false
            }
        }
    }

    /// The accessibility label of an image.
    package enum Label: Equatable, Sendable {
        /// The label derived from the name.
        case automatic
        case text(Text)
        /// No label: the image is decorative.
        case none
    }

    package init(source: Source, label: Label) {
        self.source = source
        self.label = label
    }

    /// Makes an image from a file of the app, or from its asset catalogues. The name, without the extension, is also
    /// its label.
    ///
    /// If the bundle is nil, the main bundle and the app's resources beside its executable are searched.
    ///
    /// - Parameters:
    ///   - name: The name in the app's assets.
    ///   - bundle: The bundle of the image; nil for the app's.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle), label: .automatic)
    }

    /// Makes an image from a file of the app, with an accessibility label.
    ///
    /// - Parameters:
    ///   - name: The name in the app's assets.
    ///   - bundle: The bundle of the image; nil for the app's.
    ///   - label: The accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundle), label: .text(label))
    }

    /// Makes a decorative image from a file of the app, without an accessibility label.
    ///
    /// - Parameters:
    ///   - name: The name in the app's assets.
    ///   - bundle: The bundle of the image; nil for the app's.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle), label: .none)
    }

    /// Makes an image of a symbol.
    ///
    /// - Parameter systemName: The name of the symbol, such as `star.fill`.
    public init(systemName: String) {
        self.init(source: .symbol(systemName, variableValue: nil), label: .automatic)
    }

    /// Makes an image of a symbol that shows a value by the number of its parts that are drawn in full.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - variableValue: The value, from 0 to 1; nil to draw all parts in full.
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName, variableValue: variableValue), label: .automatic)
    }

    /// The interpolation of pixels when an image is drawn in another size.
    public typealias Interpolation = ImageDrawing.Interpolation

    /// The way an image fills a size other than its own.
    public enum ResizingMode: Sendable {
        /// Copies in the image's own size, side by side.
        case tile
        /// One copy, scaled.
        case stretch
    }

    /// The colours that an image is drawn in.
    public enum TemplateRenderingMode: Sendable {
        /// The foreground style, with the opacity of the image.
        case template
        /// The image's own colours.
        case original
    }

    /// The size of symbols relative to the text beside them.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the default.
        case small
        /// The default.
        case medium
        /// Larger than the default.
        case large
    }
}

extension Image: View, PrimitiveView {
    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, ImageNode>(view, inputs, node: ImageNode.init) { image, node, values in
            node.set(image.resolve(in: values))
            guard image.source.isSymbol else { return }
            let effects = values.symbolEffects
            // Some follow the direction of reading.
            if !effects.isEmpty { node.isRightToLeft = values.isRightToLeft }
            node.set(effects: effects)
        }
    }
}

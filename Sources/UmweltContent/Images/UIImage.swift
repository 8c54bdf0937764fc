import Foundation

/// An image in memory, with UIKit's names.
///
/// ```swift
/// if let photo = UIImage(data: data) { Image(uiImage: photo) }
/// ```
public final class UIImage: Sendable {
    /// The image's file; nil if the image is empty.
    package let file: ImageFile?

    /// The number of pixels per point.
    public let scale: CGFloat

    /// The colours that the image is drawn in by default.
    public let renderingMode: RenderingMode

    /// The symbol that the file is a picture of; nil for other images.
    package let symbol: ConfiguredSymbol?

    /// The colours that an image is drawn in.
    public enum RenderingMode: Int, Sendable {
        /// The default: the image's own colours, and for a symbol without colours the foreground style.
        case automatic
        /// The image's own colours.
        case alwaysOriginal
        /// The foreground style, with the opacity of the image.
        case alwaysTemplate
    }

    package init(
        file: ImageFile?, scale: CGFloat, renderingMode: RenderingMode = .automatic, symbol: ConfiguredSymbol? = nil
    ) {
        self.file = file
        self.scale = scale
        self.renderingMode = renderingMode
        self.symbol = symbol
    }

    /// Makes an empty image with a size of zero.
    public convenience init() { self.init(file: nil, scale: 1) }

    /// Makes an image of pixels, one per point.
    ///
    /// - Parameter cgImage: The pixels.
    public convenience init(cgImage: CGImage) { self.init(file: cgImage.file, scale: 1) }

    /// Makes an image of the bytes of a file, one pixel per point; nil if they are not a PNG, JPEG or SVG.
    ///
    /// - Parameter data: The bytes of the file.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes an image of the bytes of a file; nil if they are not a PNG, JPEG or SVG.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - scale: The number of pixels per point; 1 if it is not positive.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let file = try? ImageFile(data: data) else { return nil }
        self.init(file: file, scale: scale > 0 ? scale : 1)
    }

    /// Makes an image of a file; nil if it cannot be read or shown. `@2x` at the end of its name sets the scale.
    ///
    /// - Parameter path: The path of the file.
    public convenience init?(contentsOfFile path: String) {
        guard let file = try? ImageFile(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(file: file, scale: AssetName(fileName: (path as NSString).lastPathComponent).scale)
    }

    /// Makes an image from a file of the app, found as by ``Image/init(_:bundle:)``; nil, and logged once, if it is
    /// missing.
    ///
    /// - Parameter name: The name in the app's assets.
    public convenience init?(named name: String) {
        guard let found = Assets.image(named: name, in: nil, for: EnvironmentValues()) else { return nil }
        self.init(file: found.file, scale: found.scale, renderingMode: found.isTemplate ? .alwaysTemplate : .automatic)
    }

    /// Makes an image from a file of a bundle, found as by ``Image/init(_:bundle:)``; nil, and logged once, if it is
    /// missing.
    ///
    /// - Parameters:
    ///   - bundle: The bundle; nil for the app's.
    ///   - traitCollection: The traits that select one of several variants; nil for the defaults.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let values = traitCollection?.surroundings ?? EnvironmentValues()
        guard let found = Assets.image(named: name, in: bundle, for: values) else { return nil }
        self.init(file: found.file, scale: found.scale, renderingMode: found.isTemplate ? .alwaysTemplate : .automatic)
    }

    /// The size in points.
    public var size: CGSize {
        guard let file else { return .zero }
        return CGSize(width: file.size.width / scale, height: file.size.height / scale)
    }

    /// The pixels; nil for vector images such as SVG.
    public var cgImage: CGImage? { file.flatMap(CGImage.init) }

    /// Returns the image with another rendering mode.
    ///
    /// - Parameter renderingMode: `.alwaysTemplate` for the shape in the foreground style, `.alwaysOriginal` for its
    ///   own colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(file: file, scale: scale, renderingMode: renderingMode, symbol: symbol)
    }

    /// True if the image is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// True if the image is drawn in the foreground style.
    package var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && symbol?.hasOwnColors == false
    }
}

extension Image {
    /// Makes an image from an image in memory, without an accessibility label.
    ///
    /// - Parameter uiImage: The image.
    public init(uiImage: UIImage) {
        if let symbol = uiImage.symbol {
            self.init(source: .configuredSymbol(symbol, uiImage.renderingMode), label: .none)
        } else if let file = uiImage.file {
            self.init(source: .file(file, scale: uiImage.scale, isTemplate: uiImage.isTemplate), label: .none)
        } else {
            self.init(source: .empty, label: .none)
        }
    }
}

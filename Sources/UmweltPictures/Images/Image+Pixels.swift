import Foundation
import Umwelt
import UmweltRendering

extension Image {
    /// The direction of an image's rows of pixels, as shown.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// The first row is at the top, and starts at the left.
        case up
        /// The first row is at the top, and starts at the right.
        case upMirrored
        /// The first row is at the bottom, and starts at the right.
        case down
        /// The first row is at the bottom, and starts at the left.
        case downMirrored
        /// The first row is at the left, and starts at the bottom.
        case left
        /// The first row is at the left, and starts at the top.
        case leftMirrored
        /// The first row is at the right, and starts at the top.
        case right
        /// The first row is at the right, and starts at the bottom.
        case rightMirrored
    }

    /// Makes an image of pixels.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - label: The label for assistive technology.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(
            file: orientation.turned(cgImage.file), scale: scale > 0 ? scale : 1, label: label)
    }

    /// Makes an image of pixels that assistive technology ignores.
    ///
    /// - Parameter scale: The number of pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(file: orientation.turned(cgImage.file), scale: scale > 0 ? scale : 1)
    }
}

extension Image.Orientation {
    /// Returns the transform from stored to shown positions, for an image of a stored size.
    private func transform(_ size: CGSize) -> CGAffineTransform {
        let (w, h) = (size.width, size.height)
        return switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        }
    }

    /// Returns the image in its display orientation; unchanged if it cannot be decoded.
    fileprivate func turned(_ file: ImageFile) -> ImageFile {
        guard self != .up, let picture = file.picture else { return file }
        var effects = DisplayEffects()
        let transform = transform(file.size)
        effects.transform = ProjectionTransform(transform)
        let size = transform.b == 0 ? file.size : CGSize(width: file.size.height, height: file.size.width)
        let list = DisplayList(size: size, items: [.group(DisplayGroup(effects: effects, items: picture.items))])
        guard let data = try? list.pngData() else { return file }
        return (try? ImageFile(data: data)) ?? file
    }
}

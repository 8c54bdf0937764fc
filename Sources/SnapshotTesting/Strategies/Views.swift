import Foundation
import Umwelt
import UmweltUIKit

extension Snapshotting where Value: View, Format == UIImage {
    /// The strategy that compares views by all pixels, each in its own size.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares views by their pixels.
    ///
    /// Views are drawn on the background of a window, with a pixel per point unless the traits have a display scale.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: True to draw in a window on the screen. On Linux both draw the same pixels.
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The similarity of matching colours: 1 for equal ones.
    ///   - layout: The size of the view.
    ///   - traits: Traits that override the layout's.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let config = layout.config
        let scale = UITraitCollection(traitsFrom: [config.traits, traits]).displayScale
        return SimplySnapshotting<UIImage>
            .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            .pullback { ViewPicture.image(of: $0, config, traits) }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The strategy that compares the views of controllers by all pixels, each in its own size.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares the views of controllers by their pixels, as on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The similarity of matching colours: 1 for equal ones.
    ///   - size: A size in points in place of the device's.
    ///   - traits: Traits in place of the device's.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        var config = config
        config.size = size ?? config.size
        let scale = UITraitCollection(traitsFrom: [config.traits, traits]).displayScale
        return SimplySnapshotting<UIImage>
            .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            .pullback { [config] in ViewPicture.image(of: $0, config, traits) }
    }

    /// Returns a strategy that compares the views of controllers by their pixels.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: True to draw in a window on the screen. On Linux both draw the same pixels.
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The similarity of matching colours: 1 for equal ones.
    ///   - size: The size in points; nil for the view's.
    ///   - traits: The traits.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        image(
            on: ViewImageConfig(size: size), precision: precision, perceptualPrecision: perceptualPrecision,
            traits: traits)
    }
}

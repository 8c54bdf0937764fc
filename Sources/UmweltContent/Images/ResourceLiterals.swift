import Foundation

/// The default type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

/// The default type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    /// Makes a colour of `#colorLiteral(red:green:blue:alpha:)`.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// Makes an image from `#imageLiteral(resourceName:)`: the app's image with the name, or an empty image, logged
    /// once, if it is missing.
    ///
    /// - Parameter name: The name in the app's assets.
    public convenience init(imageLiteralResourceName name: String) {
        if let found = UIImage(named: name) {
            self.init(file: found.file, scale: found.scale, renderingMode: found.renderingMode)
        } else {
            self.init()
        }
    }
}

import Foundation

/// Archiving: apps store the user's colours as data.
///
/// ```swift
/// let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor(color), requiringSecureCoding: true)
/// let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
/// ```
extension UIColor: NSSecureCoding {
    /// True: an archive only contains the components of the colour.
    public static var supportsSecureCoding: Bool { true }

    /// Archives the components of the colour; for the light colour scheme if it depends on the environment.
    ///
    /// - Parameter coder: The archiver, which must support keys.
    public func encode(with coder: NSCoder) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (key, value) in zip(Self.keys, [red, green, blue, alpha]) { coder.encode(Double(value), forKey: key) }
    }

    /// Makes the colour of an archive; nil if that has no components.
    ///
    /// - Parameter coder: The archive.
    public convenience init?(coder: NSCoder) {
        guard Self.keys.allSatisfy(coder.containsValue) else { return nil }
        let parts = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// The keys of the components, in the order of ``init(red:green:blue:alpha:)``.
    private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
}

import Foundation

extension Color {
    /// Makes a colour from one of Core Graphics.
    ///
    /// - Parameter cgColor: The colour of Core Graphics.
    public init(cgColor: CGColor) { self.init(cgColor.resolved) }

    /// Makes a colour from one of Core Graphics.
    ///
    /// - Parameter cgColor: The colour of Core Graphics.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

    /// The components of the colour; nil if it depends on the environment, like the colours of the system and of asset
    /// catalogues.
    public var cgColor: CGColor? { isConstant ? resolve(in: EnvironmentValues()).cgColor : nil }
}

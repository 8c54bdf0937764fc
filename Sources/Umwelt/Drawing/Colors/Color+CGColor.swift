import Foundation

extension Color {
    /// Makes a colour of Core Graphics's.
    public init(cgColor: CGColor) { self.init(cgColor.resolved) }

    /// Makes a colour of Core Graphics's.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

    /// The colour as numbers; nil if it depends on the environment, as the system's and those of asset catalogues do.
    public var cgColor: CGColor? { isConstant ? resolve(in: EnvironmentValues()).cgColor : nil }
}

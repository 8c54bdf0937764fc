import Foundation

extension Path: Shape {
    /// Returns the path itself, whatever the rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

import Foundation

extension Path: Shape {
    /// Returns the path itself, whatever the rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

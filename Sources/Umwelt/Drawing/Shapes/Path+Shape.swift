import Foundation

extension Path: Shape {
    /// A path is the same in every rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

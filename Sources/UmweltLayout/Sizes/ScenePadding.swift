import Foundation

/// The margin of a scene around its content.
public struct ScenePadding: Equatable, Sendable {
    /// The space in points.
    fileprivate let length: CGFloat

    /// The minimum margin.
    public static let minimum = ScenePadding(length: _PaddingLayout.usual)
}

extension View {
    /// Adds the scene's default margin of 16 points at some edges.
    ///
    /// - Parameter edges: The edges; all by default.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        scenePadding(.minimum, edges: edges)
    }

    /// Adds the scene's margin at some edges.
    ///
    /// - Parameters:
    ///   - padding: The kind of the distance.
    ///   - edges: The edges; all by default.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}

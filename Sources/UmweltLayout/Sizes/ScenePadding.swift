import Foundation

/// The space that a scene keeps around its content.
public struct ScenePadding: Equatable, Sendable {
    /// The space in points.
    fileprivate let length: CGFloat

    /// The least space that looks well.
    public static let minimum = ScenePadding(length: _PaddingLayout.usual)
}

extension View {
    /// Keeps the view away from some edges of its scene, by the default of 16 points.
    ///
    /// - Parameter edges: The edges; all by default.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        scenePadding(.minimum, edges: edges)
    }

    /// Keeps the view away from some edges of its scene.
    ///
    /// - Parameters:
    ///   - padding: The kind of the distance.
    ///   - edges: The edges; all by default.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}

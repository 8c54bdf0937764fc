import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt's windows have square corners: leave this out.")
public struct RectangleCornerInsets: Hashable, Sendable {
    public var topLeading: CGSize { .zero }

    public var topTrailing: CGSize { .zero }

    public var bottomLeading: CGSize { .zero }

    public var bottomTrailing: CGSize { .zero }

    public init() {}

    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {}
}

@available(*, unavailable, message: "Umwelt's windows have square corners: leave this out.")
extension EdgeInsets {
    public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets { self }
}

@available(*, unavailable, message: "Umwelt's windows have square corners: leave this out.")
extension GeometryProxy {
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

@available(*, unavailable, message: "Umwelt's windows have square corners: leave this out.")
extension View {
    nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
}

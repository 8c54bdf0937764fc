import Foundation
@_spi(Kernel) import Umwelt

/// A kind of glass. It is drawn as a blurred copy of the content behind, with light on its edge and a soft shadow.
public struct Glass: Equatable, Sendable {
    enum Kind { case regular, clear, identity }

    let kind: Kind
    var tint: Color?
    var isInteractive = false

    /// The usual glass.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that shows more of the content behind.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass: the view is unchanged.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass in a colour; nil for none.
    ///
    /// - Parameter color: The colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns the glass that reacts to a pointer over it, or that does not react.
    ///
    /// - Parameter isEnabled: True if the glass reacts to a pointer.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Makes the shape.
    nonisolated public init() {}

    /// Returns a capsule.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts glass behind the view.
    ///
    /// ```swift
    /// Label("Flag", systemImage: "flag").padding().glassEffect(.regular.tint(.orange))
    /// ```
    ///
    /// - Parameters:
    ///   - glass: The kind of glass.
    ///   - shape: The shape.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        GlassView(content: self, glass: glass, shape: shape)
    }

    /// Sets the identity of this view's glass.
    ///
    /// If an animation replaces the glass by another with the same identity, its frame moves to the new frame.
    ///
    /// - Parameters:
    ///   - id: The identity; nil for none.
    ///   - namespace: The namespace of the identity.
    @ViewBuilder
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        if let id { matchedGeometryEffect(id: id, in: namespace) } else { self }
    }
}

/// A view with glass behind it.
private nonisolated struct GlassView<Content: View, S: Shape>: View, SystemView {
    let content: Content
    let glass: Glass
    let shape: S

    @State private var isHovered = false
    @Environment(\.glassUnion) private var union
    @Environment(\.joinsGlass) private var isJoined

    nonisolated init(content: Content, glass: Glass, shape: S) {
        self.content = content
        self.glass = glass
        self.shape = shape
    }

    @MainActor var body: some View {
        if glass.kind == .identity {
            content
        } else if glass.isInteractive {
            pane.brightness(isHovered ? 0.05 : 0).onHover { isHovered = $0 }
        } else {
            pane
        }
    }

    @ViewBuilder @MainActor private var pane: some View {
        let inner = content.environment(\.glassUnion, nil)
        if isJoined, let union {
            inner.anchorPreference(key: GlassSharesKey.self, value: .bounds) { [glass, shape] in
                [GlassShare(union: union, bounds: $0, glass: glass, shape: AnyShape(shape))]
            }
        } else {
            inner.modifier(GlassPane(glass: glass, shape: shape))
        }
    }
}

/// A container of views with glass.
///
/// It draws the glass that several views share; see ``View/glassEffectUnion(id:namespace:fileID:line:)``. Panes of equal
/// glass merge where they are nearer to each other than the spacing:
///
/// ```swift
/// GlassEffectContainer(spacing: 20) {
///     HStack(spacing: 10) {
///         Image(systemName: "play").padding().glassEffect()
///         Image(systemName: "stop").padding().glassEffect()
///     }
/// }
/// ```
public nonisolated struct GlassEffectContainer<Content: View>: View, SystemView {
    private let content: Content
    private let spacing: CGFloat

    /// Makes a container.
    ///
    /// - Parameters:
    ///   - spacing: The distance in points below which panes merge; with nil only panes merge that overlap.
    ///   - content: Makes the content.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        // The default of Apple's container is not known.
        self.spacing = spacing ?? 0
        self.content = content()
    }

    /// The content, with the glass behind it that views share.
    @MainActor public var body: some View {
        content.environment(\.joinsGlass, true)
            .backgroundPreferenceValue(GlassSharesKey.self) { GlassPanes($0) }
            // A pane that this container draws is no other one's.
            .transformPreference(GlassSharesKey.self) { $0 = [] }
            .modifier(GlassMerging(distance: spacing))
    }
}

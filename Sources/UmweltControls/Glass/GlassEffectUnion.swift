import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Merges the glass of this view with that of other views with the same identity in a ``GlassEffectContainer``: one
    /// pane, in the shape of the first, is behind all of them.
    ///
    /// ```swift
    /// GlassEffectContainer {
    ///     HStack { ForEach(tools) { ToolButton($0).glassEffect().glassEffectUnion(id: 1, namespace: tools) } }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identity of the pane; nil leaves the glass by itself.
    ///   - namespace: The namespace of the identity, from a ``Namespace`` property.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    @MainActor @preconcurrency
    public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(
            \.glassUnion, id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) },
            fileID: fileID, line: line)
    }
}

/// The identity of merged glass. Sendable without a check, as its parts are.
struct GlassUnion: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

struct GlassUnionKey: ScreenLocalKey {
    static var defaultValue: GlassUnion? { nil }
}

struct JoinsGlassKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The identity with which the view's glass is merged with others; nil for none.
    var glassUnion: GlassUnion? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }

    /// True in a container, which draws the glass that several views share.
    var joinsGlass: Bool {
        get { self[JoinsGlassKey.self] }
        set { self[JoinsGlassKey.self] = newValue }
    }
}

/// The glass of one view, which its container draws together with the others.
struct GlassShare {
    let union: GlassUnion
    let bounds: Anchor<CGRect>
    let glass: Glass
    let shape: AnyShape
}

struct GlassSharesKey: PreferenceKey {
    static var defaultValue: [GlassShare] { [] }

    static func reduce(value: inout [GlassShare], nextValue: () -> [GlassShare]) { value += nextValue() }
}

/// The panes of a container, each behind all views that share it.
nonisolated struct GlassPanes: View, SystemView {
    private let panes: [(union: GlassUnion, shares: [GlassShare])]

    nonisolated init(_ shares: [GlassShare]) {
        var panes: [(union: GlassUnion, shares: [GlassShare])] = []
        for share in shares {
            if let index = panes.firstIndex(where: { $0.union == share.union }) {
                panes[index].shares.append(share)
            } else {
                panes.append((share.union, [share]))
            }
        }
        self.panes = panes
    }

    @MainActor var body: some View {
        GeometryReader { proxy in
            ForEach(panes, id: \.union) { pane in
                let frame = pane.shares.reduce(CGRect.null) { $0.union(proxy[$1.bounds]) }
                Color.clear.frame(width: frame.width, height: frame.height)
                    .modifier(GlassPane(glass: pane.shares[0].glass, shape: pane.shares[0].shape))
                    .position(x: frame.midX, y: frame.midY)
            }
        }
    }
}

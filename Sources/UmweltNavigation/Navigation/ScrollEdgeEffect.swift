import Foundation
@_spi(Kernel) import Umwelt

/// The appearance of bars while content scrolls under them.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    enum Kind {
        case automatic, hard, soft
    }

    let kind: Kind

    /// The default: the bar's usual background, translucent unless the app sets another, with a line at its edge.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }

    /// A translucent background with a line at its edge.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }

    /// A translucent background without a line.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
    /// Sets the appearance of the bars around this view while its content scrolls under them; nil for the default.
    ///
    /// - Parameters:
    ///   - style: The style: `.automatic`, `.soft` or `.hard`; nil for the default.
    ///   - edges: The edges.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { settings in
            settings.look(of: ToolbarPlacement.bars(at: edges)) { look in
                guard let kind = style?.kind, kind != .automatic else { return }
                look.background = AnyShapeStyle(Material.bar)
                look.hidesLine = kind == .soft
            }
        }
    }

    /// Sets whether the bars around this view have neither line nor background where its content is scrolled beneath
    /// them.
    ///
    /// - Parameters:
    ///   - hidden: True to hide it.
    ///   - edges: The edges.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { settings in
            guard hidden else { return }
            settings.look(of: ToolbarPlacement.bars(at: edges)) { $0.visibility = .hidden }
        }
    }
}

extension ToolbarPlacement {
    /// The bars at some edges.
    fileprivate static func bars(at edges: Edge.Set) -> [ToolbarPlacement] {
        (edges.contains(.top) ? [.navigationBar] : []) + (edges.contains(.bottom) ? [.bottomBar, .tabBar] : [])
    }
}

@_spi(Kernel) import UmweltCore
import Foundation
import UmweltGraph

/// The system's values for a window, with the replacements by the app and the inspector.
@MainActor
struct ShownTraits {
    let host: ViewHost

    /// The values that bodies read, without those that views set.
    var values: HostTraits {
        var shown = host.traits
        if let colorSchemeOverride = host.colorSchemeOverride { shown.colorScheme = colorSchemeOverride }
        host.checks.inspection?.overrides.apply(to: &shown)
        return shown
    }

    /// The values of the system, without the inspector's overrides.
    var ofHost: HostTraits {
        var traits = host.traits
        host.checks.inspection?.overrides.apply(to: &traits)
        return traits
    }

    /// Writes the shown values to the environment, the root node and bodies that read them without the environment.
    ///
    /// - Parameter old: The values that are written already; nil to write all.
    func write(instead old: HostTraits?) {
        host.tree.invalidateWindowValues()
        let shown = values
        shown.write(to: host.environment, windowSize: host.proposedSize, instead: old)
        host.root.node.set(safeAreaInsets: shown.physicalSafeAreaInsets)
        host.root.node.set(displayScale: shown.displayScale)
        host.sources.traits.value = shown
    }

    /// Shows the values that the inspector overrides, or no longer does.
    func overridesChanged() {
        write(instead: nil)
        host.checks.inspection?.actions?.record(ofHost)
        host.tree.updateScenePhases()
    }

    /// The colour scheme of the window as the last update left it.
    ///
    /// It copies no other values, because each window of an app is checked after every change.
    var colorScheme: ColorScheme {
        if let preferred = host.root.preferredColorScheme.value { return preferred }
        return host.checks.inspection == nil ? host.colorSchemeOverride ?? host.traits.colorScheme : values.colorScheme
    }
}

/// The size of a window and the system's values, for bodies that read them without the environment.
struct TraitSources {
    let size: Source<ProposedViewSize>
    let traits: Source<HostTraits>

    @MainActor init(size: ProposedViewSize, traits: HostTraits, in graph: Graph) {
        self.size = Source(size, in: graph)
        self.traits = Source(traits, in: graph)
    }

    @MainActor func remove() {
        size.remove()
        traits.remove()
    }
}

extension ViewHost {
    /// The system's values as the window shows them.
    var shown: ShownTraits { ShownTraits(host: self) }
}

@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// The screen that a window shows, for names of UIKit's such as `UIScreen.main`: its size and traits, and the keyboard.
@MainActor
package struct HostScreen {
    let host: ViewHost

    private var root: RootElementBase { host.root }

    /// The size of the window in points, which the body that reads it depends on; zero lengths if the content decides.
    package var size: CGSize {
        let size = host.sources.size.value
        return CGSize(width: size.width ?? 0, height: size.height ?? 0)
    }

    /// The values that the system sets, which the body that reads them depends on.
    package var traits: HostTraits { host.sources.traits.value }

    /// The insets of the safe area, from the left and the right, which the body that reads them depends on.
    package var safeAreaInsets: EdgeInsets { host.sources.traits.value.safeAreaInsets }

    /// Removes the keyboard focus from its view.
    package func endEditing() { root.focus.move(to: nil) }

    /// True if a view has the keyboard.
    package var isEditing: Bool { root.focus.node != nil }

    /// The trait collection of the window.
    package var traitCollection: UITraitCollection {
        // The body that reads the traits depends on these two.
        let (scheme, _) = (root.preferredColorScheme.value, (host.sources.traits.value, host.sources.size.value))
        var values = EnvironmentValues(at: root.scope, tracking: false)
        if let scheme { values.colorScheme = scheme }
        return UITraitCollection(around: values)
    }
}

extension ViewHost {
    /// The screen that the window shows.
    package var screen: HostScreen { HostScreen(host: self) }
}

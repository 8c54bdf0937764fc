import Foundation
import Umwelt
import UmweltRendering
import UmweltTesting
import UmweltUIKit

/// A picture of a view in surroundings.
///
/// It has the same bytes on every machine, by the fonts of the library and the traits of tests.
enum ViewPicture {
    /// Draws a view on the background of a window.
    ///
    /// - Returns: The image; an empty one if the view has no size.
    static func image<Content: View>(of view: Content, _ config: ViewImageConfig, _ traits: UITraitCollection)
        -> UIImage
    {
        nonisolated(unsafe) let view = view
        return onMainActor { draw(view, config, traits) }
    }

    /// Draws the view of a controller on the background of a window.
    static func image(
        of controller: UIViewController, _ config: ViewImageConfig, _ traits: UITraitCollection
    ) -> UIImage {
        onMainActor { draw(controller.hostedView, config, traits) }
    }

    @MainActor
    private static func draw<Content: View>(
        _ view: Content, _ config: ViewImageConfig, _ traits: UITraitCollection
    ) -> UIImage {
        ProcessStore.keepNothing()
        var hostTraits = HostTraits(
            UITraitCollection(traitsFrom: [config.traits, traits]), safeArea: config.safeArea)
        hostTraits.displayCornerRadius = config.displayCornerRadius
        let host = DrawnView.host(
            of: view, proposedSize: proposal(config.size), traits: hostTraits, keepsDefaults: false, isOffscreen: false,
            typeSetter: PangoTypeSetter.shared)
        host.update()
        let picture = host.displayList.onWindowBackground(host.colorScheme)
        // A view without a size has no picture.
        guard let png = try? picture.pngData(scale: hostTraits.displayScale, isOpaque: true),
            let image = UIImage(data: png, scale: hostTraits.displayScale)
        else { return UIImage() }
        return image
    }

    /// Returns the proposal for a size, with nil for zero lengths.
    private static func proposal(_ size: CGSize?) -> ProposedViewSize {
        func length(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 > 0 ? $0 : nil } }
        return ProposedViewSize(width: length(size?.width), height: length(size?.height))
    }

    /// Runs an action on the main actor: immediately on the main queue, otherwise the thread waits. XCTest runs tests
    /// on the main thread without its queue.
    private static func onMainActor<Result: Sendable>(_ action: @MainActor () -> Result) -> Result {
        if MainQueue.isCurrent || Thread.isMainThread { return MainActor.assumeIsolated(action) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(action) }
    }
}

extension HostTraits {
    /// The traits of tests, with the specified UIKit traits.
    init(_ traits: UITraitCollection, safeArea: UIEdgeInsets) {
        self = .testing
        colorScheme = ColorScheme(traits.userInterfaceStyle) ?? colorScheme
        if traits.accessibilityContrast == .high { colorSchemeContrast = .increased }
        switch traits.layoutDirection {
        case .leftToRight: layoutDirection = .leftToRight
        case .rightToLeft: layoutDirection = .rightToLeft
        case .unspecified: break
        }
        if traits.displayScale > 0 { displayScale = traits.displayScale }
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? dynamicTypeSize
        legibilityWeight = LegibilityWeight(traits.legibilityWeight)
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        design = traits.interfaceDesign ?? design
        let isMirrored = layoutDirection == .rightToLeft
        safeAreaInsets = EdgeInsets(
            top: safeArea.top, leading: isMirrored ? safeArea.right : safeArea.left, bottom: safeArea.bottom,
            trailing: isMirrored ? safeArea.left : safeArea.right)
        custom = traits
    }
}

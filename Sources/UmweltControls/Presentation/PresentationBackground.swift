import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Sets the background of the enclosing sheet, cover or popover.
    ///
    /// ```swift
    /// NowPlaying().presentationBackground(.thinMaterial)
    /// ```
    ///
    /// - Parameter style: The style behind the presentation.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// Sets a view as the background of the enclosing sheet, cover or popover.
    ///
    /// - Parameters:
    ///   - alignment: The position of views that are smaller or larger than the presentation.
    ///   - content: Makes the views behind the presentation.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = PresentationBackground(view: AnyView(content()), alignment: alignment)
        return transformPreference(SheetSettingsKey.self) { $0.background = background }
    }

    /// Sets the radius of the corners of the enclosing sheet or popover, in points; nil for the default one.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points; nil for the default.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(SheetSettingsKey.self) { $0.cornerRadius = cornerRadius.map { max($0, 0) } }
    }

    /// Has no effect: a drag in the content of a sheet scrolls it, as on a Mac; the handle changes the sheet's height.
    ///
    /// - Parameter behavior: The effect of a drag: `.resizes` the sheet first, or `.scrolls` the content.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }
}

/// The effect of a drag in the content of a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let isScrolling: Bool

    /// The default.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(isScrolling: true) }
    /// The drag changes the height of the sheet first.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(isScrolling: false) }
    /// The drag scrolls.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(isScrolling: true) }
}

/// A view as the background of a presentation.
struct PresentationBackground {
    let view: AnyView
    let alignment: Alignment
}

/// The appearance of a presentation's card, as set by its content.
struct CardLook: Equatable {
    /// True if a view of the content's is the background.
    var hasOwnBackground = false
    var cornerRadius: CGFloat?

    /// The size of the card in a wide window; nil for the default one.
    var sizing: (any PresentationSizing)?

    /// The position of the card in a wide window.
    var placement = PresentationPlacement.automatic

    /// The background interaction: the use of the views behind.
    var backgroundInteraction = PresentationBackgroundInteraction.automatic

    /// The kind of presentation that it becomes in its environment.
    var adaptation = PresentationAdaptation.Kind.same

    /// The distance that the upper edge of a sheet was dragged down, in points.
    var drag: CGFloat = 0

    static func == (left: CardLook, right: CardLook) -> Bool {
        left.hasOwnBackground == right.hasOwnBackground && left.cornerRadius == right.cornerRadius
            && areValuesEqual(left.sizing, right.sizing) && left.placement == right.placement
            && left.backgroundInteraction == right.backgroundInteraction
            && left.adaptation == right.adaptation && left.drag == right.drag
    }
}

struct CardLookKey: ScreenLocalKey {
    static var defaultValue: CardLook { CardLook() }
}

extension EnvironmentValues {
    /// The card appearance for the presentation with the view as its content.
    var cardLook: CardLook {
        get { self[CardLookKey.self] }
        set { self[CardLookKey.self] = newValue }
    }
}

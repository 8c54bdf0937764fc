import SwiftUI

/// The foreground styles of a tip's image: the primary, secondary and tertiary one.
struct TipImageStyle {
    enum Levels {
        case one(AnyShapeStyle)
        case two(AnyShapeStyle, AnyShapeStyle)
        case three(AnyShapeStyle, AnyShapeStyle, AnyShapeStyle)
    }

    let levels: Levels
}

/// The corner radius of tips.
struct TipCorner {
    let radius: CGFloat
    let antialiased: Bool
}

extension EnvironmentValues {
    @Entry var tipBackground: AnyShapeStyle?
    @Entry var tipCorner: TipCorner?
    @Entry var tipImageSize: CGSize?
    @Entry var tipImageStyle: TipImageStyle?
    @Entry var tipViewStyle: (any TipViewStyle)?
}

extension View {
    /// Sets the background of the tips in this view that are inside the layout.
    ///
    /// - Parameter style: The background.
    nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View {
        environment(\.tipBackground, AnyShapeStyle(style))
    }

    /// Sets the corner radius of the tips in this view that are inside the layout.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius in points.
    ///   - antialiased: False to draw the edges without intermediate colors.
    nonisolated public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        environment(\.tipCorner, TipCorner(radius: cornerRadius, antialiased: antialiased))
    }

    /// Sets the size of the images of the tips in this view.
    ///
    /// - Parameter size: The size in points.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }

    /// Sets the style of the images of the tips in this view.
    ///
    /// - Parameter style: The style.
    nonisolated public func tipImageStyle(_ style: some ShapeStyle) -> some View {
        environment(\.tipImageStyle, TipImageStyle(levels: .one(AnyShapeStyle(style))))
    }

    /// Sets the styles of two levels of the images of the tips in this view.
    ///
    /// - Parameters:
    ///   - primary: The style of the first level.
    ///   - secondary: The style of the second level.
    nonisolated public func tipImageStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        let levels = TipImageStyle.Levels.two(AnyShapeStyle(primary), AnyShapeStyle(secondary))
        return environment(\.tipImageStyle, TipImageStyle(levels: levels))
    }

    /// Sets the styles of three levels of the images of the tips in this view.
    ///
    /// - Parameters:
    ///   - primary: The style of the first level.
    ///   - secondary: The style of the second level.
    ///   - tertiary: The style of the third level.
    nonisolated public func tipImageStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View {
        let levels = TipImageStyle.Levels.three(
            AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary))
        return environment(\.tipImageStyle, TipImageStyle(levels: levels))
    }

    /// Sets the style of the tips in this view.
    ///
    /// - Parameter style: The style.
    nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        environment(\.tipViewStyle, style)
    }
}

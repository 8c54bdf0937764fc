import Foundation
@_spi(Kernel) import Umwelt

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomHeight)
    }

    private let kind: Kind

    /// Half as high as the window.
    public static let medium = PresentationDetent(kind: .medium)

    /// The greatest height of sheets.
    public static let large = PresentationDetent(kind: .large)

    /// A fraction from 0 to 1 of the greatest height of sheets.
    ///
    /// - Parameter fraction: The share of the maximum height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self(kind: .fraction(fraction)) }

    /// A height in points.
    ///
    /// - Parameter height: The height, in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { Self(kind: .height(height)) }

    /// A height that a type computes.
    ///
    /// - Parameter type: The type that computes the height.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        Self(kind: .custom(CustomHeight(type)))
    }

    /// Returns the height in points, at least 0 and at most the greatest height of sheets.
    ///
    /// - Parameters:
    ///   - largest: The greatest height of sheets in the window, in points; also the result where the height is not a
    ///     number.
    ///   - window: The height of the window, in points.
    ///   - values: The environment of the sheet.
    /// - Returns: The height; nil if the sheet cannot have it now.
    func height(atMost largest: CGFloat, window: CGFloat, in values: EnvironmentValues) -> CGFloat? {
        let height =
            switch kind {
            case .custom(let custom):
                custom.height(Context(maxDetentValue: largest, values: values))
            case .medium: window / 2
            case .large: largest
            case .fraction(let fraction): fraction * largest
            case .height(let height): height
            }
        return height.map { $0.isNaN ? largest : min(max($0, 0), largest) }
    }
}

extension View {
    /// Sets the heights that the enclosing sheet can have, in windows where sheets are as wide as the window.
    ///
    /// Initially the sheet has the lowest height; the user changes it with the grabber at its top.
    ///
    /// ```swift
    /// FilterView().presentationDetents([.medium, .large])
    /// ```
    ///
    /// - Parameter detents: The heights of the sheet.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(SheetSettingsKey.self) { $0.detents = detents }
    }

    /// Sets the heights that the enclosing sheet can have, with a binding to the present one.
    ///
    /// - Parameters:
    ///   - detents: The heights of the sheet.
    ///   - selection: The current height of the sheet.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        transformPreference(SheetSettingsKey.self) {
            $0.detents = detents.union([selection.wrappedValue])
            $0.selection = selection
        }
    }

    /// Sets the visibility of the grabber at the top of the enclosing sheet; by default it is visible if the sheet has
    /// several heights.
    ///
    /// - Parameter visibility: The visibility; with `.automatic` the style or the host decides.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(SheetSettingsKey.self) { $0.dragIndicator = visibility }
    }
}

/// The settings of a sheet by its content.
struct SheetSettings {
    /// The heights that the sheet can have; empty for the default one.
    var detents: Set<PresentationDetent> = []
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic

    /// The background in place of the card's own; nil for that.
    var background: PresentationBackground?

    /// The radius of the card's corners in points; nil for the default one.
    var cornerRadius: CGFloat?

    /// The size of the card in a wide window; nil for the default one.
    var sizing: (any PresentationSizing)?

    /// The position of the card in a wide window; nil for the default.
    var placement: PresentationPlacement?

    /// The background interaction that the content set; nil if it set none.
    var backgroundInteraction: PresentationBackgroundInteraction?

    /// The kind of presentation where the width is compact, and where the height is; nil for the default.
    var compactWidth: PresentationAdaptation?
    var compactHeight: PresentationAdaptation?

    /// Returns the kind of presentation in an environment; ``PresentationAdaptation/Kind/same`` if no size class is
    /// compact.
    func adaptation(
        width: UserInterfaceSizeClass?, height: UserInterfaceSizeClass?
    ) -> PresentationAdaptation.Kind {
        if height == .compact, let kind = compactHeight?.kind, kind != .automatic { return kind }
        return width == .compact ? compactWidth?.kind ?? .automatic : .same
    }

    var hasHandle: Bool {
        switch dragIndicator {
        case .visible: true
        case .hidden: false
        case .automatic: detents.count > 1
        }
    }
}

struct SheetSettingsKey: PreferenceKey {
    static var defaultValue: SheetSettings { SheetSettings() }

    /// Combines the settings of several views: the last value of each applies.
    static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {
        let next = nextValue()
        if !next.detents.isEmpty { value.detents = next.detents }
        value.selection = next.selection ?? value.selection
        if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
        value.background = next.background ?? value.background
        value.cornerRadius = next.cornerRadius ?? value.cornerRadius
        value.sizing = next.sizing ?? value.sizing
        value.placement = next.placement ?? value.placement
        value.backgroundInteraction = next.backgroundInteraction ?? value.backgroundInteraction
        value.compactWidth = next.compactWidth ?? value.compactWidth
        value.compactHeight = next.compactHeight ?? value.compactHeight
    }
}

/// The heights of a sheet, and the selected height; nil for the lowest.
struct SheetHeights: Equatable {
    let detents: Set<PresentationDetent>
    let chosen: PresentationDetent?

    /// Returns the chosen height in points, or the lowest; both parameters are in points.
    func height(atMost largest: CGFloat, window: CGFloat, in values: EnvironmentValues) -> CGFloat {
        let heights = sorted(atMost: largest, window: window, in: values)
        return (heights.first { $0.detent == chosen } ?? heights.first)?.height ?? largest
    }

    /// Returns the heights that the sheet can have now, from the lowest to the highest.
    func sorted(
        atMost largest: CGFloat, window: CGFloat, in values: EnvironmentValues
    ) -> [(detent: PresentationDetent, height: CGFloat)] {
        detents.compactMap { detent in
            detent.height(atMost: largest, window: window, in: values).map { (detent, $0) }
        }
        .sorted { $0.height < $1.height }
    }
}

struct SheetHeightsKey: EnvironmentKey {
    static var defaultValue: SheetHeights? { nil }
}

extension EnvironmentValues {
    /// The heights of the sheet that the view is the content of; nil for the default one.
    var sheetHeights: SheetHeights? {
        get { self[SheetHeightsKey.self] }
        set { self[SheetHeightsKey.self] = newValue }
    }
}

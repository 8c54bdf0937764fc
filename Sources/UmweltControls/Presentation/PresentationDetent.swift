import Foundation
@_spi(Kernel) import Umwelt

/// How high a sheet can be.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let kind: Kind

    /// Half as high as the window.
    public static let medium = PresentationDetent(kind: .medium)

    /// As high as sheets are.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the height that sheets have.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self(kind: .fraction(fraction)) }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { Self(kind: .height(height)) }

    /// The height in a window in which a sheet is at most so high.
    func height(atMost largest: CGFloat, window: CGFloat) -> CGFloat {
        let height =
            switch kind {
            case .medium: window / 2
            case .large: largest
            case .fraction(let fraction): fraction * largest
            case .height(let height): height
            }
        return height.isNaN ? largest : min(max(height, 0), largest)
    }
}

extension View {
    /// Says how high the sheet can be that this view is in, in windows where sheets are as wide as the window. At first it
    /// is as low as it can be; people change that by the handle at its top.
    ///
    /// ```swift
    /// FilterView().presentationDetents([.medium, .large])
    /// ```
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(SheetSettingsKey.self) { $0.detents = detents }
    }

    /// Says how high the sheet can be that this view is in; a binding says, and is told, how high it is.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        transformPreference(SheetSettingsKey.self) {
            $0.detents = detents.union([selection.wrappedValue])
            $0.selection = selection
        }
    }

    /// Sets whether the sheet that this view is in has a handle at its top; by itself it has one if it can have several
    /// heights.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(SheetSettingsKey.self) { $0.dragIndicator = visibility }
    }
}

/// What the content of a sheet says of it.
struct SheetSettings {
    /// The heights that it can have; none for the usual one.
    var detents: Set<PresentationDetent> = []
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic

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

    /// Of what several views say about the same, the last counts.
    static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {
        let next = nextValue()
        if !next.detents.isEmpty { value.detents = next.detents }
        value.selection = next.selection ?? value.selection
        if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
    }
}

/// The heights that a sheet can have, and the one that was chosen; nil for the lowest.
struct SheetHeights: Equatable {
    let detents: Set<PresentationDetent>
    let chosen: PresentationDetent?

    /// The height in a window in which a sheet is at most so high.
    func height(atMost largest: CGFloat, window: CGFloat) -> CGFloat {
        if let chosen, detents.contains(chosen) { return chosen.height(atMost: largest, window: window) }
        return sorted(atMost: largest, window: window).first?.height(atMost: largest, window: window) ?? largest
    }

    /// From the lowest to the highest.
    func sorted(atMost largest: CGFloat, window: CGFloat) -> [PresentationDetent] {
        func height(_ detent: PresentationDetent) -> CGFloat { detent.height(atMost: largest, window: window) }
        return detents.sorted { height($0) < height($1) }
    }
}

struct SheetHeightsKey: EnvironmentKey {
    static var defaultValue: SheetHeights? { nil }
}

extension EnvironmentValues {
    /// How high the sheet is to be that the view is the content of; nil for as high as sheets are.
    var sheetHeights: SheetHeights? {
        get { self[SheetHeightsKey.self] }
        set { self[SheetHeightsKey.self] = newValue }
    }
}

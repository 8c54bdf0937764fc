import Foundation
@_spi(Kernel) import Umwelt

/// The position of a sheet in a wide window. Only sheets have one.
public struct PresentationPlacement: Hashable, Sendable {
    private enum Kind { case automatic, center, leading, trailing }

    private let kind: Kind

    /// The system's position: centered.
    public static let automatic = PresentationPlacement(kind: .automatic)

    /// The middle of the view that presents the sheet.
    public static let center = PresentationPlacement(kind: .center)

    /// The leading edge of the view that presents the sheet.
    public static let leading = PresentationPlacement(kind: .leading)

    /// The trailing edge of the view that presents the sheet.
    public static let trailing = PresentationPlacement(kind: .trailing)

    /// Returns the part of the free width that is to the left of the sheet, from 0 to 1.
    func start(isRightToLeft: Bool) -> CGFloat {
        switch kind {
        case .automatic, .center: 0.5
        case .leading: isRightToLeft ? 1 : 0
        case .trailing: isRightToLeft ? 0 : 1
        }
    }
}

extension View {
    /// Sets the position of the enclosing sheet in a wide window, such as at an edge, so that it covers less of the
    /// content behind.
    ///
    /// ```swift
    /// map.sheet(item: $place) { PlaceView(place: $0).presentationPlacement(.leading) }
    /// ```
    ///
    /// - Parameter placement: The position.
    nonisolated public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
        transformPreference(SheetSettingsKey.self) { $0.placement = placement }
    }
}

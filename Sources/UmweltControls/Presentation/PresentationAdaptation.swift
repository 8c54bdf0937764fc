@_spi(Kernel) import Umwelt

/// The kind of presentation that a popover or a sheet becomes in an environment of compact width or height.
public struct PresentationAdaptation: Sendable, Equatable {
    enum Kind {
        case automatic, same, popover, sheet, fullScreenCover

        /// True if a popover becomes a card.
        var makesCard: Bool {
            switch self {
            case .automatic, .sheet, .fullScreenCover: true
            case .same, .popover: false
            }
        }
    }

    let kind: Kind

    /// The default: a popover becomes a sheet in a compact width; a sheet is unchanged.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }

    /// No adaptation: popovers stay popovers.
    public static var none: PresentationAdaptation { PresentationAdaptation(kind: .same) }

    /// A popover; sheets stay sheets.
    public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }

    /// A sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }

    /// A cover of the whole window.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// The background interaction of a sheet: the use of the views behind it.
public struct PresentationBackgroundInteraction: Sendable, Equatable {
    enum Kind: Equatable {
        case automatic, enabled, disabled
        case enabledThrough(PresentationDetent)
    }

    let kind: Kind

    /// The default: they cannot.
    public static var automatic: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .automatic)
    }

    /// They can.
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }

    /// They can as long as the sheet is not higher than a detent.
    ///
    /// - Parameter detent: The greatest height at which views behind the sheet accept input.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabledThrough(detent))
    }

    /// They cannot.
    public static var disabled: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .disabled)
    }
}

extension View {
    /// Sets whether the views behind the enclosing sheet can be used.
    ///
    /// - Parameter interaction: The interaction: disabled, enabled, or enabled up to a height of the sheet.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        transformPreference(SheetSettingsKey.self) { $0.backgroundInteraction = interaction }
    }

    /// Sets the kind of presentation that the enclosing popover or sheet becomes in a window of compact width or
    /// height.
    ///
    /// ```swift
    /// Button("Filter") { isFiltering = true }
    ///     .popover(isPresented: $isFiltering) { FilterView().presentationCompactAdaptation(.popover) }
    /// ```
    ///
    /// - Parameter adaptation: The form where the width or the height is compact.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets the kinds of presentation that the enclosing popover or sheet becomes in a window of compact width, and in
    /// one of compact height.
    ///
    /// - Parameters:
    ///   - horizontalAdaptation: The form where the width is compact.
    ///   - verticalAdaptation: The form where the height is compact.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        transformPreference(SheetSettingsKey.self) {
            $0.compactWidth = horizontalAdaptation
            $0.compactHeight = verticalAdaptation
        }
    }
}

import Foundation
@_spi(Kernel) import Umwelt

/// The importance of a dialog.
public struct DialogSeverity: Equatable, Sendable {
    private let isCritical: Bool

    /// The importance that suits the dialog: the standard one.
    public static let automatic = DialogSeverity(isCritical: false)

    /// A dialog whose answer may destroy something: it has a sign of warning.
    public static let critical = DialogSeverity(isCritical: true)

    /// A dialog like most.
    public static let standard = DialogSeverity(isCritical: false)

    fileprivate var isWarning: Bool { isCritical }
}

extension View {
    /// Sets the importance of the alerts and dialogs in this view.
    ///
    /// ```swift
    /// Editor().alert("Delete everything?", isPresented: $asks) { … }.dialogSeverity(.critical)
    /// ```
    ///
    /// - Parameters:
    ///   - severity: The severity: `.automatic`, `.standard` or `.critical`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func dialogSeverity(
        _ severity: DialogSeverity, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.dialogSeverity, severity, fileID: fileID, line: line)
    }

    /// Sets the image above the titles of the alerts and dialogs in this view; nil for none.
    ///
    /// - Parameters:
    ///   - icon: The icon; nil for none.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func dialogIcon(
        _ icon: Image?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.dialogIcon, icon, fileID: fileID, line: line)
    }
}

struct DialogSeverityKey: EnvironmentKey {
    static var defaultValue: DialogSeverity { .automatic }
}

struct DialogIconKey: EnvironmentKey {
    static var defaultValue: Image? { nil }
}

extension EnvironmentValues {
    /// The importance of dialogs.
    var dialogSeverity: DialogSeverity {
        get { self[DialogSeverityKey.self] }
        set { self[DialogSeverityKey.self] = newValue }
    }

    /// The image above the titles of dialogs; nil for none.
    var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }
}

/// The image above a dialog's title, and the sign of warning.
nonisolated struct DialogIcon: View, SystemView {
    let icon: Image?
    let severity: DialogSeverity

    /// The side of the square of the image, in points, as in alerts on a Mac.
    private static let side: CGFloat = 48

    nonisolated init(icon: Image?, severity: DialogSeverity) {
        self.icon = icon
        self.severity = severity
    }

    /// True if there are no settings.
    nonisolated var isEmpty: Bool { icon == nil && !severity.isWarning }

    @MainActor var body: some View {
        if let icon {
            icon.resizable().scaledToFit().frame(width: Self.side, height: Self.side)
                .overlay(alignment: .bottomTrailing) { if severity.isWarning { warning.font(.title3) } }
        } else if severity.isWarning {
            warning.font(.largeTitle)
        }
    }

    @MainActor private var warning: some View {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow).accessibilityHidden(true)
    }
}

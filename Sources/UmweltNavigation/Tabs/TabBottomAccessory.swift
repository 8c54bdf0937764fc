import Foundation
@_spi(Kernel) import Umwelt

/// The placement of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, beside its items.
    case inline

    /// Above the bar, with all of its width.
    case expanded
}

extension View {
    /// Puts a view above the bar of the tab view in this view.
    ///
    /// ```swift
    /// TabView { … }.tabViewBottomAccessory { NowPlaying(song: song) }
    /// ```
    ///
    /// The tabs' content avoids it, but scrolls under it. It has a background of glass.
    ///
    /// - Parameters:
    ///   - content: The accessory, such as the controls of a player.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content, fileID: fileID, line: line)
    }

    /// Puts a view above the bar of the tab view in this view if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - isEnabled: False for no accessory.
    ///   - content: Makes the content.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(
            \.tabAccessory, isEnabled ? TabAccessory(view: AnyView(content())) : nil, fileID: fileID, line: line)
    }
}

/// The view above the bar of a tab view. Sendable without a check, as views use it on the main actor.
struct TabAccessory: @unchecked Sendable {
    let view: AnyView
}

struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: TabAccessory? { nil }
}

struct TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// The accessory of the next tab view inside; nil for none.
    var tabAccessory: TabAccessory? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// The placement of the accessory that contains the view; nil outside accessories.
    ///
    /// It is above the bar, or beside the single item of a minimized bar.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

/// The accessory with its background.
nonisolated struct TabAccessoryView: View, SystemView {
    let accessory: TabAccessory
    let isInline: Bool

    /// The height of an accessory of one line, in points. It and the margins are guesses.
    private static let height: CGFloat = 48

    nonisolated init(accessory: TabAccessory, isInline: Bool) {
        self.accessory = accessory
        self.isInline = isInline
    }

    @MainActor var body: some View {
        accessory.view
            .environment(\.tabAccessory, nil)
            .environment(\.tabViewBottomAccessoryPlacement, isInline ? .inline : .expanded)
            .frame(maxWidth: .infinity, minHeight: Self.height)
            .glassEffect()
            .padding(.horizontal, 20)
            .padding(.bottom, 8)
    }
}

import Foundation
@_spi(Kernel) import Umwelt

/// The actions for shared items as a list, which closes the sheet that it is in after an action.
package struct ShareSheet: View, SystemView {
    /// An action.
    package enum Activity: Sendable {
        case mail, link, files
    }

    private let share: SharedItems
    private let hasMail: Bool
    private let finish: @MainActor @Sendable (Activity?) -> Void

    @State private var isSaving = false
    @Environment(\.self) private var environment
    @Environment(\.dismiss) private var dismiss

    /// - Parameters:
    ///   - hasMail: False without an e-mail action.
    ///   - finish: Called after an action, and with nil when the list disappears.
    package init(
        _ items: [SharedItem], hasMail: Bool, finish: @escaping @MainActor @Sendable (Activity?) -> Void
    ) {
        share = SharedItems(items: items, subject: nil, message: nil)
        self.hasMail = hasMail
        self.finish = finish
    }

    package var body: some View {
        List {
            ShareActions(share: share, hasMail: hasMail) {
                isSaving = true
            } finish: {
                end($0)
            }
        }
        .savesFiles(of: share, isPresented: $isSaving, in: environment) { end(.files) }
        .onDisappear { finish(nil) }
    }

    private func end(_ activity: Activity) {
        finish(activity)
        dismiss()
    }
}

extension View {
    /// Asks for the locations of the shared values, and saves them.
    ///
    /// - Parameter finish: Called when they are saved.
    nonisolated func savesFiles(
        of share: SharedItems, isPresented: Binding<Bool>, in environment: EnvironmentValues,
        finish: @escaping () -> Void
    ) -> some View {
        modifier(
            FileRequestModifier(
                isPresented: isPresented, makeRequest: { .giving(try await share.writeFiles(in: environment)) },
                finish: { result in
                    switch result {
                    case .success: finish()
                    case .failure(let error): Log.views.warning("The shared items cannot be saved: \(error)")
                    }
                }, cancel: {}))
    }
}

import Umwelt
import UmweltControls

/// The buttons behind the dialog for files of a picker, for a user who closes the dialog: one opens it again.
struct ChooserButtons: View, SystemView {
    /// The symbol of the button that opens the dialog.
    let symbol: String
    let choose: @MainActor () -> Void
    let cancel: @MainActor () -> Void

    init(symbol: String, choose: @escaping @MainActor () -> Void, cancel: @escaping @MainActor () -> Void) {
        self.symbol = symbol
        self.choose = choose
        self.cancel = cancel
    }

    var body: some View {
        VStack(spacing: 24) {
            Button(action: choose) {
                Label {
                    SystemWord.file.text
                } icon: {
                    Image(systemName: symbol)
                }
            }
            Button(role: .cancel, action: cancel) { SystemWord.cancel.text }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

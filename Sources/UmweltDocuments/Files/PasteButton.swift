import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

/// A button that pastes the items on the clipboard into the app.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in notes += texts }
/// ```
///
/// In the browser the user is asked once whether the page may read the clipboard. Items of unsupported types are left
/// out; without supported items, its action does not run.
@MainActor @preconcurrency
public struct PasteButton: View, SystemView {
    private let paste: ([NSItemProvider]) -> Task<Void, Never>?

    @State private var isPasting = false

    /// Makes a button that pastes items of some types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types; an item needs one of them.
    ///   - payloadAction: The action, which receives the items.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        paste = { providers in
            let items = providers.filter { $0.hasItem(conformingToAny: supportedContentTypes) }
            if !items.isEmpty { payloadAction(items) }
            return nil
        }
    }

    /// Makes a button that pastes values.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. Items without a representation of it are left out.
    ///   - onPaste: The action, which receives the loaded values.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { NSItemProvider.load(T.self, of: $0, onPaste) }
    }

    /// The button: a filled one, with the system's label.
    public var body: some View {
        Button {
            isPasting = true
        } label: {
            Label(SystemWord.paste, systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
        .modifier(FileRequestModifier.pasting(isPresented: $isPasting) { paste($0.map(NSItemProvider.init)) })
    }
}

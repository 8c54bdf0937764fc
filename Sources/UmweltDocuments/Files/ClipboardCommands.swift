import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

extension View {
    /// Copies values when the user presses Control-C or Command-C while the focus is in this view, and in no field.
    ///
    /// ```swift
    /// List(notes, selection: $selection) { Text($0.title) }
    ///     .copyable(notes.filter { selection.contains($0.id) })
    /// ```
    ///
    /// Values that have a text put it on the clipboard of the browser or the desktop. Other representations stay in the
    /// app, which pastes them until something else is copied.
    ///
    /// - Parameter payload: The values; evaluated when they are copied, empty for nothing to copy.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(CopyCommandModifier(key: "c") { payload().map { NSItemProvider(of: $0) } })
    }

    /// Cuts values when the user presses Control-X or Command-X while the focus is in this view, and in no field.
    ///
    /// - Parameter action: Removes the values and returns them; empty for nothing to cut.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(CopyCommandModifier(key: "x") { action().map { NSItemProvider(of: $0) } })
    }

    /// Pastes values when the user presses Control-V or Command-V while the focus is in this view, and in no field.
    ///
    /// In the browser the user is asked once whether the page may read the clipboard.
    ///
    /// - Parameters:
    ///   - action: The action, which receives the values.
    ///   - validator: Returns the values to paste; empty to reject them.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            PasteCommandModifier { providers in
                NSItemProvider.load(T.self, of: providers) { values in
                    let valid = validator(values)
                    if !valid.isEmpty { action(valid) }
                }
            })
    }

    /// Copies items when the user presses Control-C or Command-C while the focus is in this view, and not in a field.
    ///
    /// - Parameter payloadAction: Returns the items to put on the clipboard; nil disables the command.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(CopyCommandModifier(key: "c") { payloadAction?() ?? [] })
    }

    /// Cuts items when the user presses Control-X or Command-X while the focus is in this view, and not in a field.
    ///
    /// - Parameter payloadAction: Returns the items to put on the clipboard; nil disables the command.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(CopyCommandModifier(key: "x") { payloadAction?() ?? [] })
    }

    /// Pastes items of some types when the user presses Control-V or Command-V while the focus is in this view, and not
    /// in a field.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types that are accepted.
    ///   - payloadAction: The action, with the items on the clipboard.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Pastes items of some types when the user presses Control-V or Command-V while the focus is in this view, and
    /// in no field.
    ///
    /// - Parameters:
    ///   - validator: Converts the items to the pasted value; nil to reject them.
    ///   - payloadAction: The action, which receives the pasted value.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        modifier(
            PasteCommandModifier { providers in
                let items = providers.filter { $0.hasItem(conformingToAny: supportedContentTypes) }
                if !items.isEmpty, let payload = validator(items) { payloadAction(payload) }
                return nil
            })
    }

    /// Pastes items of some types, by their identifiers, when the user presses Control-V or Command-V while the focus
    /// is in this view, and not in a field.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the types that are accepted.
    ///   - payloadAction: The action, with the items on the clipboard.
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
    }

    /// Pastes items of some types, by their identifiers, when the user presses Control-V or Command-V while the focus
    /// is in this view, and not in a field.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the types that are accepted.
    ///   - validator: Returns the value for the items; nil if they are not accepted.
    ///   - payloadAction: The action, with the value that `validator` returned.
    nonisolated public func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedTypes.compactMap { UTType($0) }, validator: validator, perform: payloadAction)
    }
}

/// The last items copied by the app, with their text on the clipboard.
@MainActor private enum CopiedItems {
    static var last: (text: String, providers: [NSItemProvider])?

    /// Returns the items to paste: what the app has copied itself, unless the clipboard has changed since.
    static func items(for items: [OutsideItem]) -> [NSItemProvider] {
        if let last, items.isEmpty || items.contains(where: { $0.text == last.text }) { return last.providers }
        return items.map(NSItemProvider.init)
    }

    /// Copies items.
    static func copy(_ providers: [NSItemProvider], to clipboard: WindowClipboard?) async {
        var lines: [String] = []
        for provider in providers { if let text = await provider.plainText { lines.append(text) } }
        let text = lines.joined(separator: "\n")
        last = (text, providers)
        if !text.isEmpty { clipboard?.write(text) }
    }
}

extension NSItemProvider {
    /// The text of the item for other programs; nil for none.
    fileprivate var plainText: String? {
        get async {
            for type in [UTType.utf8PlainText, .url, .text] {
                guard case .data(let data)? = try? await content(of: type, for: .all) else { continue }
                return String(decoding: data, as: UTF8.self)
            }
            return nil
        }
    }
}

/// The modifier that copies or cuts by a key.
private nonisolated struct CopyCommandModifier: ViewModifier, SystemView {
    let key: KeyEquivalent
    let providers: () -> [NSItemProvider]

    nonisolated init(key: KeyEquivalent, providers: @escaping () -> [NSItemProvider]) {
        self.key = key
        self.providers = providers
    }

    @MainActor func body(content: Content) -> some View {
        content.onCommandKey(key) { window in
            let providers = providers()
            guard !providers.isEmpty else { return false }
            let clipboard = window?.clipboard
            let task = Task { @MainActor in await CopiedItems.copy(providers, to: clipboard) }
            window?.work.add(task)
            return true
        }
    }
}

/// The modifier that pastes by a key.
private nonisolated struct PasteCommandModifier: ViewModifier, SystemView {
    let paste: ([NSItemProvider]) -> Task<Void, Never>?

    @State private var isPasting = false

    nonisolated init(paste: @escaping ([NSItemProvider]) -> Task<Void, Never>?) { self.paste = paste }

    @MainActor func body(content: Content) -> some View {
        content.onCommandKey("v") { _ in
            isPasting = true
            return true
        }
        .modifier(
            FileRequestModifier.pasting(isPresented: $isPasting) { items in
                paste(CopiedItems.items(for: items))
            })
    }
}

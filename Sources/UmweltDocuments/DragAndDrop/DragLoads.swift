import CoreTransferable
import Foundation
import Umwelt
import UniformTypeIdentifiers

/// The load of a drag that began at a view of the app.
class ItemLoad: DragLoad {
    final let providers: [NSItemProvider]

    init(_ providers: [NSItemProvider]) { self.providers = providers }

    final func outsideItems() async -> [OutsideItem] {
        var items: [OutsideItem] = []
        for provider in providers { if let item = await provider.outsideItem { items.append(item) } }
        return items
    }
}

extension DragLoad {
    /// The items as providers of their data.
    var providers: [NSItemProvider] {
        switch self {
        case let items as ItemLoad: items.providers
        case let outside as OutsideLoad: outside.items.map(NSItemProvider.init)
        default: []
        }
    }
}

extension NSItemProvider {
    /// The item for other programs: a file, a URL or a text; nil for none of these.
    fileprivate var outsideItem: OutsideItem? {
        get async {
            for type in [UTType.fileURL, .url, .utf8PlainText, .plainText] {
                guard let content = try? await content(of: type, for: .all), let data = try? content.data else {
                    continue
                }
                let text = String(decoding: data, as: UTF8.self)
                guard type == .fileURL || type == .url else { return OutsideItem(mediaType: "text/plain", text: text) }
                guard let url = URL(dataRepresentation: data, relativeTo: nil) else { continue }
                if url.isFileURL { return OutsideItem(mediaType: "application/octet-stream", file: url.path) }
                return OutsideItem(mediaType: "text/uri-list", text: url.absoluteString)
            }
            return nil
        }
    }

    /// Makes a provider of an item from outside.
    convenience init(_ item: OutsideItem) {
        self.init()
        if let path = item.file {
            let file = URL(fileURLWithPath: path)
            suggestedName = file.deletingPathExtension().lastPathComponent
            let type = UTType(filenameExtension: file.pathExtension) ?? UTType(mimeType: item.mediaType) ?? .data
            register(type) { .file(file) }
            register(.fileURL) { .data(file.dataRepresentation) }
            return
        }
        let text = item.text ?? ""
        switch item.mediaType {
        case "text/uri-list":
            let url = text.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("#") }.map(String.init) ?? ""
            register(.url) { .data(Data(url.utf8)) }
        case "text/plain": register(.utf8PlainText) { .data(Data(text.utf8)) }
        case "text/html": register(.html) { .data(Data(text.utf8)) }
        // A browser does not say of which type a file is before it is dropped.
        case "Files":
            for type in [UTType.fileURL, .item, .data, .image, .movie, .pdf] { register(type) { .data(Data()) } }
        case let type: register(UTType(mimeType: type) ?? .data) { .data(Data(text.utf8)) }
        }
    }

    /// Returns true if the item has data that conforms to one of several types.
    func hasItem(conformingToAny types: [UTType]) -> Bool { types.contains { hasItem(conformingTo: $0) } }

    /// Loads the loadable values of items, and then calls an action with them.
    ///
    /// - Parameter action: The action, which receives the values. Not called without values.
    /// - Returns: The task that loads.
    static func load<T: Transferable>(
        _ type: T.Type, of providers: [NSItemProvider], _ action: @escaping ([T]) -> Void
    ) -> Task<Void, Never> {
        // The action belongs to the main actor, which the task runs on.
        nonisolated(unsafe) let action = action
        return Task { @MainActor in
            var values: [T] = []
            for provider in providers where provider.canLoad(T.self) {
                do {
                    values.append(try await provider.value(T.self))
                } catch {
                    Log.views.warning("A dropped or pasted item cannot be loaded: \(error)")
                }
            }
            if !values.isEmpty { action(values) }
        }
    }
}

import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    /// The text as UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) { text in
            Data(text.utf8)
        } importing: { data in
            String(decoding: data, as: UTF8.self)
        }
        DataRepresentation<String>(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    /// The data themselves.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The URL as a text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .url) { url in
            url.dataRepresentation
        } importing: { data in
            guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
                throw TransferError.noRepresentation(of: "URL", as: nil)
            }
            return url
        }
    }
}

extension AttributedString: Transferable {
    /// The text without its attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String> {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}

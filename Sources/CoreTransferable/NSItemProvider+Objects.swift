import Foundation
import UniformTypeIdentifiers

/// A type of objects that can be exported through a provider.
public protocol NSItemProviderWriting: Sendable {
    /// The types of data that represent the object, the best one first.
    var itemProviderTypes: [UTType] { get }

    /// Returns the object as data of one of its types.
    ///
    /// - Parameter type: The type of the data.
    /// - Throws: An error if it cannot be written.
    func itemProviderData(for type: UTType) throws -> Data
}

/// A type of objects that can be imported from a provider's data.
public protocol NSItemProviderReading: Sendable {
    /// The data types from which objects can be made, the best first.
    static var itemProviderReadableTypes: [UTType] { get }

    /// Makes an object of data of one of its types.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - type: The type of the data.
    /// - Throws: An error if the data are invalid for an object.
    static func object(itemProviderData data: Data, type: UTType) throws -> Self
}

extension String: NSItemProviderWriting, NSItemProviderReading {
    /// A plain text.
    public var itemProviderTypes: [UTType] { [.utf8PlainText] }

    /// Returns the text as UTF-8.
    ///
    /// - Parameter type: The type of the data.
    public func itemProviderData(for type: UTType) -> Data { Data(utf8) }

    /// A plain text.
    public static var itemProviderReadableTypes: [UTType] { [.utf8PlainText, .plainText, .url] }

    /// Makes a text of UTF-8.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - type: The type of the data.
    public static func object(itemProviderData data: Data, type: UTType) -> String {
        String(decoding: data, as: UTF8.self)
    }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
    /// A URL, and the file URL for a file.
    public var itemProviderTypes: [UTType] { isFileURL ? [.fileURL, .url] : [.url] }

    /// Returns the URL's text.
    ///
    /// - Parameter type: The type of the data.
    public func itemProviderData(for type: UTType) -> Data { dataRepresentation }

    /// A URL.
    public static var itemProviderReadableTypes: [UTType] { [.fileURL, .url] }

    /// Makes a URL of its text.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - type: The type of the data.
    public static func object(itemProviderData data: Data, type: UTType) throws -> URL {
        guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
            throw TransferError.noRepresentation(of: "URL", as: type.identifier)
        }
        return url
    }
}

extension NSItemProvider {
    /// Makes a provider of a text.
    ///
    /// - Parameter object: The text.
    public convenience init(object: NSString) { self.init(object: String(object)) }

    /// Makes a provider of a URL.
    ///
    /// - Parameter object: The URL.
    public convenience init(object: NSURL) { self.init(object: object as URL) }

    /// Returns true if objects of a type can be made from the item.
    ///
    /// - Parameter type: The type of the object.
    public func canLoadObject<T: NSItemProviderReading>(ofClass type: T.Type) -> Bool {
        T.itemProviderReadableTypes.contains { hasItem(conformingTo: $0) }
    }

    /// Makes an object from the item, and calls a handler with it or with an error.
    ///
    /// - Parameters:
    ///   - type: The type of the object.
    ///   - completionHandler: Called with the result, or with an error.
    @discardableResult
    public func loadObject<T: NSItemProviderReading>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        let type = T.itemProviderReadableTypes.first { hasItem(conformingTo: $0) } ?? .data
        return loadDataRepresentation(for: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try T.object(itemProviderData: data, type: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Returns true if texts can be made from the item.
    ///
    /// - Parameter type: The type of the object.
    public func canLoadObject(ofClass type: NSString.Type) -> Bool { canLoadObject(ofClass: String.self) }

    /// Returns true if URLs can be made from the item.
    ///
    /// - Parameter type: The type of the object.
    public func canLoadObject(ofClass type: NSURL.Type) -> Bool { canLoadObject(ofClass: URL.self) }

    /// Makes a text from the item, and calls a handler with it or with an error.
    ///
    /// - Parameters:
    ///   - type: The type of the object.
    ///   - completionHandler: Called with the result, or with an error.
    @discardableResult
    public func loadObject(
        ofClass type: NSString.Type, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: String.self) { text, error in completionHandler(text.map { NSString(string: $0) }, error) }
    }

    /// Makes a URL from the item, and calls a handler with it or with an error.
    ///
    /// - Parameters:
    ///   - type: The type of the object.
    ///   - completionHandler: Called with the result, or with an error.
    @discardableResult
    public func loadObject(
        ofClass type: NSURL.Type, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: URL.self) { url, error in completionHandler(url.map { $0 as NSURL }, error) }
    }
}

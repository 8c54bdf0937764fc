import Foundation
import UniformTypeIdentifiers

/// An object that provides a dragged, dropped or pasted item as data of one or several types, on request.
public final class NSItemProvider: NSObject, @unchecked Sendable {
    /// Handles loaded data, or an error.
    public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

    /// Loads an item for a completion handler.
    public typealias LoadHandler =
        @Sendable (
            _ completionHandler: @escaping @Sendable (NSSecureCoding?, (any Error)?) -> Void,
            _ expectedValueClass: AnyClass?,
            _ options: [AnyHashable: Any]?
        ) -> Void

    /// A type of data, and how they are loaded.
    struct Registration: Sendable {
        let type: UTType
        let visibility: TransferRepresentationVisibility
        let load: @Sendable () async throws -> TransferContent
    }

    // Written when a drag begins or a drop arrives, read by whoever loads: the lock makes both safe.
    private let lock = NSLock()
    private var registrations: [Registration] = []
    private var name: String?

    /// Makes a provider without data.
    public override init() {}

    /// Makes a provider of an object, such as a text or a URL.
    ///
    /// - Parameter object: The object, which encodes its data on request.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        for type in object.itemProviderTypes { register(type) { .data(try object.itemProviderData(for: type)) } }
    }

    /// Makes a provider of a file; nil if its extension names no type.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, let type = UTType(filenameExtension: fileURL.pathExtension) else { return nil }
        self.init()
        name = fileURL.deletingPathExtension().lastPathComponent
        register(type) { .file(fileURL) }
        register(.fileURL) { .data(fileURL.dataRepresentation) }
    }

    /// Makes a provider of an item for a type: data, a text or a URL. Any other item provides nothing.
    ///
    /// - Parameters:
    ///   - item: The item: data, a text or a URL.
    ///   - typeIdentifier: The identifier of the type.
    public convenience init(item: NSSecureCoding?, typeIdentifier: String?) {
        self.init()
        guard let content = item.flatMap({ Self.data(of: $0) }) else { return }
        let type =
            typeIdentifier.map(UTType.named) ?? ((item is NSURL) ? .url : item is NSString ? .utf8PlainText : .data)
        register(type) { .data(content) }
    }

    private static func data(of item: NSSecureCoding) -> Data? {
        switch item {
        case let data as NSData: Data(referencing: data)
        case let text as NSString: Data(String(text).utf8)
        case let url as NSURL: (url as URL).dataRepresentation
        default: nil
        }
    }

    /// The name without an extension that a file of the item gets; nil for none in particular.
    public var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    // MARK: Types

    /// The types of data, the best one first.
    public var registeredContentTypes: [UTType] { all.map(\.type) }

    /// The names of the types of data, the best one first.
    public var registeredTypeIdentifiers: [String] { all.map(\.type.identifier) }

    /// Returns the types of data that conform to a type.
    ///
    /// - Parameter contentType: The type of the data.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns true if there are data with a type, or one that conforms to it.
    ///
    /// - Parameter typeIdentifier: The identifier of the type, such as `public.plain-text`.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        hasItem(conformingTo: UTType.named(typeIdentifier))
    }

    /// Returns true if there are data with a type, or one that conforms to it.
    package func hasItem(conformingTo type: UTType) -> Bool { registration(for: type) != nil }

    /// Returns the registration for a type, or one that conforms to it, whose data a reader may access; nil for none.
    func registration(
        for type: UTType, reader: TransferRepresentationVisibility = .ownProcess
    ) -> Registration? {
        let visible = all.filter { $0.visibility.includes(reader) }
        return visible.first { $0.type == type } ?? visible.first { $0.type.conforms(to: type) }
    }

    private var all: [Registration] { lock.withLock { registrations } }

    // MARK: Registering

    /// Adds data of a type, loaded on request.
    package func register(
        _ type: UTType, visibility: TransferRepresentationVisibility = .all,
        load: @escaping @Sendable () async throws -> TransferContent
    ) {
        lock.withLock { registrations.append(Registration(type: type, visibility: visibility, load: load)) }
    }

    /// Adds the representations of a value.
    ///
    /// - Parameter transferable: The value.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let value = transferable()
        if suggestedName == nil { suggestedName = value.suggestedFilename }
        for part in value.exports(.ownProcess) {
            guard let export = part.export else { continue }
            register(export.type, visibility: part.visibility) { try await export.write(value) }
        }
    }

    /// Adds data of a type, which a handler loads on request.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - visibility: The apps that may load the data.
    ///   - loadHandler: Loads the data, and calls the passed handler with them.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (_ completionHandler: @escaping DataHandler) -> Progress?
    ) {
        registerDataRepresentation(
            for: UTType.named(typeIdentifier), visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds data of a type, which a handler loads on request.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - visibility: The apps that may load the data.
    ///   - loadHandler: Loads the data, and calls the passed handler with them.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (_ completionHandler: @escaping DataHandler) -> Progress?
    ) {
        register(contentType, visibility: visibility.transferVisibility) {
            try await withCheckedThrowingContinuation { continuation in
                _ = loadHandler { data, error in
                    if let data {
                        continuation.resume(returning: .data(data))
                    } else {
                        continuation.resume(
                            throwing: error
                                ?? TransferError.noRepresentation(of: "The item", as: contentType.identifier))
                    }
                }
            }
        }
    }
}

/// The processes that may read the data of a provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// Programs of the same developer: here the app itself.
    case team = 1
    /// Programs of the same group: here the app itself.
    case group = 2
    /// The app itself.
    case ownProcess = 3

    fileprivate var transferVisibility: TransferRepresentationVisibility {
        switch self {
        case .all: .all
        case .team: .team
        case .group: .group
        case .ownProcess: .ownProcess
        }
    }
}

extension UTType {
    /// The type of a name; one of the app's if the system has none.
    package static func named(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(exportedAs: identifier) }
}

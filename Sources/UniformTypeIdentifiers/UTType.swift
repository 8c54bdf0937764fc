import Foundation

/// A type of data, such as that of a file, or of data that is dragged or copied.
///
/// Types form a tree of kinds: `png` conforms to `image`, that to `data` and `content`. The system's types are declared
/// with their filename extensions and MIME types; you can also make types from other extensions or identifiers.
///
/// ```swift
/// let type = UTType(filenameExtension: "png")
/// type?.conforms(to: .image)  // true
/// ```
public struct UTType: Hashable, Sendable, Codable {
    /// The name of the type, such as `public.png`.
    public let identifier: String

    /// The supertypes that the app declared for this type; those of the system's types are in the table.
    private let ownSupertypes: [String]
    private let ownTags: [String: [String]]

    init(identifier: String, supertypes: [String] = [], tags: [String: [String]] = [:]) {
        self.identifier = identifier
        ownSupertypes = supertypes
        ownTags = tags
    }

    /// Makes a type from a system type's identifier; nil if there is no such type.
    ///
    /// - Parameter identifier: The identifier of the type.
    public init?(_ identifier: String) {
        guard TypeTable.entries[identifier] != nil else { return nil }
        self.init(identifier: identifier)
    }

    /// Returns the type of files with an extension.
    ///
    /// An unknown extension gives a dynamic type. Nil if the extension is empty.
    ///
    /// - Parameter supertype: A type to which the result must conform.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Returns the type with a MIME type; a dynamic type if the MIME type is unknown. Nil if that is empty.
    ///
    /// - Parameter supertype: A type to which the result must conform.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Returns the type with a tag; a dynamic type if the tag is unknown. Nil if that is empty.
    ///
    /// - Parameters:
    ///   - tag: The tag: a file name extension without the full stop, or a MIME type.
    ///   - tagClass: The kind of the tag.
    ///   - supertype: A type to which the result must conform; nil for any.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
        let name = "dyn.\(tagClass.rawValue).\(tag.lowercased())"
        self =
            found
            ?? UTType(
                identifier: name, supertypes: [(supertype ?? .data).identifier],
                tags: [tagClass.rawValue: [tag.lowercased()]])
    }

    /// Makes a type that this app defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, such as "com.example.book".
    ///   - parentType: The type to which the new type conforms; nil for none.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, supertypes: [(parentType ?? .data).identifier])
    }

    /// Makes a type that another app defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, such as "com.example.book".
    ///   - parentType: The type to which the new type conforms; nil for none.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, supertypes: [(parentType ?? .data).identifier])
    }

    /// Returns the system's types of a tag that conform to a type.
    ///
    /// - Parameters:
    ///   - tag: The tag: a file name extension without the full stop, or a MIME type.
    ///   - tagClass: The kind of the tag.
    ///   - supertype: A type to which the result must conform; nil for any.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let key = tag.lowercased()
        return TypeTable.order.filter { TypeTable.tags(of: $0)[tagClass.rawValue]?.contains(key) == true }
            .map { UTType(identifier: $0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    /// The tags of the type by their class: extensions and MIME types, the usual one first.
    public var tags: [UTTagClass: [String]] {
        let tags = ownTags.isEmpty ? TypeTable.tags(of: identifier) : ownTags
        return Dictionary(uniqueKeysWithValues: tags.map { (UTTagClass(rawValue: $0.key), $0.value) })
    }

    /// The preferred filename extension; nil if there is none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The preferred MIME type; nil if there is none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The name of the type in English; nil if there is none.
    public var localizedDescription: String? { TypeTable.entries[identifier]?.name }

    /// True for types that were made from an unknown tag.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// True for types that the system or the app declares.
    public var isDeclared: Bool { !isDynamic }

    /// True for types of everybody's.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types to which this type conforms, except for itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = parents
        while let next = open.popLast() {
            let type = UTType(identifier: next)
            if next != identifier && found.insert(type).inserted { open += type.parents }
        }
        return found
    }

    private var parents: [String] {
        ownSupertypes.isEmpty ? TypeTable.entries[identifier]?.parents ?? [] : ownSupertypes
    }

    /// Returns true if the type equals another type or is a subtype of it.
    ///
    /// - Parameter type: The other type.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Returns true if the type is a subtype of another one.
    ///
    /// - Parameter type: The other type.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Returns true if another type is a subtype of this one.
    ///
    /// - Parameter type: The other type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Returns true if two types have the same name.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// Decodes the name.
    public init(from decoder: any Decoder) throws {
        self.init(identifier: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The name.
    public var description: String { identifier }

    /// The name.
    public var debugDescription: String { identifier }
}

/// A kind of tag for finding types, such as a filename extension.
public struct UTTagClass: Hashable, Sendable, RawRepresentable {
    /// The name of the class.
    public let rawValue: String

    /// Makes a class from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The extensions of file names, without the full stop.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// Adds the usual extension of a type to the last component.
    ///
    /// - Parameter contentType: The type of the file.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// Returns the URL with the usual extension of a type.
    ///
    /// - Parameter contentType: The type of the file.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let suffix = contentType.preferredFilenameExtension, pathExtension.lowercased() != suffix else {
            return self
        }
        return appendingPathExtension(suffix)
    }

    /// Appends a file name with the usual extension of a type.
    ///
    /// - Parameters:
    ///   - partialName: The file name, with or without an extension.
    ///   - contentType: The type of the file.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with a file name and the usual extension of a type. A name that already has an extension of the
    /// type is not changed: with ``UTType/image`` `puppy.jpg` stays `puppy.jpg`; with ``UTType/plainText`` it becomes
    /// `puppy.jpg.txt`.
    ///
    /// - Parameters:
    ///   - partialName: The file name, with or without an extension.
    ///   - contentType: The type of the file.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let whole = appendingPathComponent(partialName)
        let own = UTType(filenameExtension: whole.pathExtension)
        return own?.conforms(to: contentType) ?? false ? whole : whole.appendingPathExtension(for: contentType)
    }
}

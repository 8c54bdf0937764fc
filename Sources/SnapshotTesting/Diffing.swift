import Foundation

/// The comparison of two values of a format, and the conversion of the format to and from data.
public struct Diffing<Value> {
    /// Converts a value to data.
    public var toData: (Value) -> Data

    /// Converts data to a value.
    public var fromData: (Data) -> Value

    /// Compares a reference with a value: a message and attachments for a difference, otherwise nil.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Makes a comparison.
    ///
    /// - Parameters:
    ///   - toData: Converts a value to data.
    ///   - fromData: Converts data to a value.
    ///   - diff: Compares a reference with a value: a message and attachments for a difference, otherwise nil.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }

    /// Returns a comparison.
    ///
    /// - Parameters:
    ///   - toData: Converts a value to data.
    ///   - fromData: Converts data to a value.
    ///   - diffV2: Compares a reference with a value: a message and attachments for a difference, otherwise nil.
    public static func diff(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
    ) -> Self {
        Self(
            toData: toData, fromData: fromData,
            diff: { old, new in
                diffV2(old, new).map { message, attachments in (message, attachments.map(XCTAttachment.init)) }
            })
    }

    /// Compares a reference with a value: a message and attachments for a difference, otherwise nil.
    public var diffV2: (Value, Value) -> (String, [DiffAttachment])? {
        let diff = diff
        return { old, new in diff(old, new).map { message, attachments in (message, attachments.map(\.named)) } }
    }
}

/// Data that explains a difference.
public enum DiffAttachment: Sendable {
    /// The bytes of a file, and its name.
    case data(Data, name: String)
}

/// Data that explains a difference: verification stores it in the folder of artifacts.
///
/// XCTest's class of this name does not exist on Linux.
public struct XCTAttachment: Sendable {
    /// The bytes of the file.
    public let data: Data

    /// The type of the data, such as `public.png`.
    public let uniformTypeIdentifier: String

    /// The name of the file without its extension; nil for none.
    public var name: String?

    /// Makes an attachment of data of a type.
    ///
    /// - Parameters:
    ///   - data: The content of the attachment.
    ///   - uniformTypeIdentifier: The identifier of its type, such as `public.png`.
    public init(data: Data, uniformTypeIdentifier: String) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    /// Makes an attachment of data of any type.
    ///
    /// - Parameter data: The bytes of the attached file.
    public init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

    fileprivate init(_ attachment: DiffAttachment) {
        switch attachment {
        case .data(let data, let name):
            self.init(data: data)
            self.name = name
        }
    }

    fileprivate var named: DiffAttachment { .data(data, name: fileName) }

    /// The name of the file with the extension of its type, unless the name has an extension.
    var fileName: String {
        let name = name ?? "attachment"
        if name.contains(".") { return name }
        return switch uniformTypeIdentifier {
        case "public.png": "\(name).png"
        case "public.plain-text", "public.text", "public.patch-file": "\(name).txt"
        default: name
        }
    }
}

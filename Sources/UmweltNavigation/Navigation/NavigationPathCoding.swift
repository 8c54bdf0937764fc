import Foundation
@_spi(Kernel) import Umwelt

extension NavigationPath {
    /// A path in a form that can be encoded: for each value the name of its type, and the value as JSON.
    ///
    /// Types that are private to a file or local to a function cannot be found by name: decoding a path with such a
    /// type fails.
    public struct CodableRepresentation: Codable {
        let elements: [StorableValue]

        init(elements: [StorableValue]) { self.elements = elements }

        /// Decodes a path.
        ///
        /// - Throws: `DecodingError.dataCorrupted` if a type cannot be found, or the error of decoding one of the
        ///   values.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [StorableValue] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no type \(name) whose values can be stored.")
                }
                let text = try container.decode(String.self)
                elements.append(StorableValue(try JSONDecoder().decode(type, from: Data(text.utf8))))
            }
            self.elements = elements
        }

        /// Encodes the path.
        ///
        /// - Throws: The error of encoding one of its values.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements {
                let name = _mangledTypeName(type(of: element.value)) ?? String(reflecting: type(of: element.value))
                try container.encode(name)
                try container.encode(String(decoding: try JSONEncoder().encode(element.value), as: UTF8.self))
            }
        }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {}

/// A value of a path that can be encoded.
struct StorableValue: Equatable {
    let value: any (Codable & Hashable)

    init(_ value: any (Codable & Hashable)) { self.value = value }

    /// The value as an entry of a path.
    var navigationValue: NavigationValue { NavigationValue(storable: value) }

    static func == (left: StorableValue, right: StorableValue) -> Bool {
        left.navigationValue == right.navigationValue
    }
}

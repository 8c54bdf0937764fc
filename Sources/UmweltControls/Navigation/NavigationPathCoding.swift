import Foundation
@_spi(Kernel) import Umwelt

extension NavigationPath {
    /// A path as it is stored: for each value the name of its type, and the value as JSON.
    ///
    /// Types that are private to a file or local to a function have no name by which they could be found again: reading
    /// a path with such a type fails.
    public struct CodableRepresentation: Codable {
        let elements: [StorableValue]

        init(elements: [StorableValue]) { self.elements = elements }

        /// Reads a path. Fails if a type cannot be found, or its value not be read.
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

        /// Writes the path. Fails if one of its values cannot be written.
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

/// A value of a path that can be stored.
struct StorableValue: Equatable {
    let value: any (Codable & Hashable)

    init(_ value: any (Codable & Hashable)) { self.value = value }

    /// The same as a path holds it.
    var navigationValue: NavigationValue { NavigationValue(storable: value) }

    static func == (left: StorableValue, right: StorableValue) -> Bool {
        left.navigationValue == right.navigationValue
    }
}

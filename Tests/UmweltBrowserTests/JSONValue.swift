import Foundation
import Umwelt

@testable import UmweltBrowser

/// JSON as a value, which can be compared.
enum JSONValue: Codable, Equatable {
    case null
    case number(Double)
    case string(String)
    case bool(Bool)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .number(let number): try container.encode(number)
        case .string(let string): try container.encode(string)
        case .bool(let bool): try container.encode(bool)
        case .array(let array): try container.encode(array)
        case .object(let object): try container.encode(object)
        }
    }

    /// The page's reading of a record: an object with the names of the properties. It is found without the
    /// record's keys, which are what is tested.
    init(named value: Any) {
        switch value {
        case let flag as Flag: self = .number(flag.wrappedValue ? 1 : 0)
        case let bool as Bool: self = .number(bool ? 1 : 0)
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        case let string as String: self = .string(string)
        case let choice as any RawRepresentable: self = JSONValue(named: choice.rawValue)
        case let change as TextChange:
            self = .array(
                change.steps.map { step in
                    switch step {
                    case .keep(let count): .number(Double(count))
                    case .delete(let count): .number(Double(-count))
                    case .insert(let text): .string(text)
                    }
                })
        case let attributes as AttributesRecord:
            let values = attributes.values.map { JSONValue.string($0) }
            self = .object(Dictionary(zip(attributes.names, values)) { $1 })
        case let role as RoleRecord:
            let (name, record) = role.parts
            self = .object(
                ["role": .string(name.rawValue)].merging(record.map { Self.properties(of: $0) } ?? [:]) { $1 })
        case let item as ItemRecord:
            // The one child of a case is what belongs to it.
            let child = Mirror(reflecting: item).children.first
            let kind = JSONValue.string(child?.label ?? "")
            self = .object(["kind": kind].merging(child.map { Self.properties(of: $0.value) } ?? [:]) { $1 })
        case let list as [Any]: self = .array(list.map { JSONValue(named: $0) })
        default:
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional {
                self = mirror.children.first.map { JSONValue(named: $0.value) } ?? .null
            } else if Self.lists.contains(where: { $0 == type(of: value) }) {
                self = .array(mirror.children.map { JSONValue(named: $0.value) }.filter { $0 != .null })
            } else {
                self = .object(Self.properties(of: value))
            }
        }
    }

    /// The records that are lists in messages.
    private static let lists: [Any.Type] = [
        BoxRecord.self, PairRecord.self, AxesRecord.self, ShortcutRecord.self, WholeTextRecord.self,
        TextDeltaRecord.self,
    ]

    /// The properties of a record that are sent. Records that are joined are one object.
    private static func properties(of value: Any) -> [String: JSONValue] {
        if let role = value as? RoleRecord, case .object(let properties) = JSONValue(named: role) { return properties }
        var properties: [String: JSONValue] = [:]
        let isJoined = "\(type(of: value))".hasPrefix("Joined<")
        for (label, child) in Mirror(reflecting: value).children {
            if isJoined {
                properties.merge(Self.properties(of: child)) { $1 }
            } else if let flag = child as? Flag {
                if flag.wrappedValue { properties[String(label?.dropFirst() ?? "")] = .number(1) }
            } else {
                let inner = JSONValue(named: child)
                if inner != .null || value is NoticeMessage { properties[label ?? ""] = inner }
            }
        }
        return properties
    }
}

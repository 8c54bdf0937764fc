internal import CSQLite
import Foundation

/// A function of a program that SQL calls.
final class SQLFunction {
    private let body: ([SQLValue]) -> SQLValue

    init(_ body: @escaping ([SQLValue]) -> SQLValue) { self.body = body }

    /// Registers the function with a connection, which retains it.
    func add(to connection: OpaquePointer, _ name: String, _ argumentCount: Int) {
        sqlite3_create_function_v2(
            connection, name, Int32(argumentCount), SQLITE_UTF8 | SQLITE_DETERMINISTIC,
            Unmanaged.passRetained(self).toOpaque(),
            { context, count, arguments in
                // The function that was added below, which the connection holds.
                let function = Unmanaged<SQLFunction>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
                let values = (0..<Int(count)).map { SQLFunction.value(arguments?[$0]) }
                SQLFunction.answer(function.body(values), in: context)
            }, nil, nil, { Unmanaged<SQLFunction>.fromOpaque($0!).release() })
    }

    private static func value(_ value: OpaquePointer?) -> SQLValue {
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: return .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: return .real(sqlite3_value_double(value))
        case SQLITE_TEXT:
            guard let bytes = sqlite3_value_text(value) else { return .null }
            let count = Int(sqlite3_value_bytes(value))
            return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_value_blob(value) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: Int(sqlite3_value_bytes(value))))
        default: return .null
        }
    }

    private static func answer(_ value: SQLValue, in context: OpaquePointer?) {
        switch value {
        case .null: sqlite3_result_null(context)
        case .integer(let value): sqlite3_result_int64(context, value)
        case .real(let value): sqlite3_result_double(context, value)
        case .text(var text):
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { umwelt_result_text(context, $0.baseAddress, Int32($0.count)) }
            }
        case .blob(let data):
            data.withUnsafeBytes { umwelt_result_blob(context, $0.baseAddress, Int32($0.count)) }
        }
    }
}

internal import CSQLite
import Foundation

/// The search of a text in another as the user's language has it, as a function of SQLite: without regard to case, accents
/// and width.
enum LocalizedContains {
    static let name = "umwelt_localized_contains"

    /// Makes the function known to a connection.
    static func add(to connection: OpaquePointer) {
        sqlite3_create_function_v2(
            connection, name, 2, SQLITE_UTF8, nil,
            { context, _, arguments in
                guard let arguments, let text = sqlite3_value_text(arguments[0]),
                    let part = sqlite3_value_text(arguments[1])
                else { return sqlite3_result_null(context) }
                let contains = String(cString: text).localizedStandardContains(String(cString: part))
                sqlite3_result_int(context, contains ? 1 : 0)
            }, nil, nil, nil)
    }
}

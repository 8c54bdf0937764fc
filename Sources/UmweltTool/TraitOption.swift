import ArgumentParser
import Foundation
import Umwelt

/// The option `--set` of commands that show views: values of the host by the names of their environment properties.
enum TraitOption {
    static let help: ArgumentHelp =
        "A value of the environment, such as reduceMotion=true or timeZone=Asia/Tokyo; one option for each."

    /// Returns the values as the variable `UMWELT_SET` has them.
    ///
    /// - Throws: A `ToolError` with the list of values if one is unknown, before anything is compiled.
    static func variable(_ values: [String]) throws -> String {
        let lines = values.joined(separator: "\n")
        do {
            _ = try TraitSettings(lines)
        } catch {
            throw ToolError("\(error)", code: EX_USAGE)
        }
        return lines
    }
}

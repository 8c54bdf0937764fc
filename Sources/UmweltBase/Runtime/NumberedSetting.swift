/// A setting of a process whose values have numbers, which an environment variable or an option names.
package protocol NumberedSetting: RawRepresentable<Int>, CaseIterable {
    /// The name of the variable that sets it for a process.
    static var variable: String { get }

    /// The value of a process without the variable.
    static var standard: Self { get }

    /// Returns the sentence about a text that names no value.
    ///
    /// - Parameter place: The option or variable that has the text.
    static func mistake(_ text: String, in place: String) -> String
}

extension NumberedSetting {
    /// The value that variables ask for; the standard one if they name none.
    ///
    /// - Throws: `NumberedSettingError` if the variable names no value.
    package init(_ variables: [String: String]) throws {
        let text = variables[Self.variable] ?? ""
        guard let value = text.isEmpty ? .standard : Self(text) else { throw NumberedSettingError<Self>(text: text) }
        self = value
    }

    /// The value that a text names, such as `26`; nil if it names none.
    package init?(_ text: String) {
        guard let number = Int(text) else { return nil }
        self.init(rawValue: number)
    }

    /// The numbers of all values, for a sentence.
    static var numbers: String { allCases.map { "\($0.rawValue)" }.joined(separator: " or ") }
}

/// The error of a variable that names no value of a setting.
package struct NumberedSettingError<Setting: NumberedSetting>: Error, CustomStringConvertible {
    let text: String

    package var description: String { Setting.mistake(text, in: Setting.variable) }
}

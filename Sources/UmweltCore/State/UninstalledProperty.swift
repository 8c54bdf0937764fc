/// The warning for a property that is used before its view is installed: in an initialiser, or in a view value that is
/// in no tree. Such a property has no tree.
package enum UninstalledProperty {
    /// Logs a use, once for each place and then at most once a minute. The message has the property's type. A second
    /// line has the property's name and source position, if the debug information has them.
    ///
    /// - Parameters:
    ///   - type: The type of the property.
    ///   - key: Returns the name of the key that the property reads; nil for none.
    ///   - use: The use, such as `read`.
    ///   - consequence: The consequence, which ends the sentence.
    ///   - log: The log.
    package static func warn(
        _ type: Any.Type, key: () -> String? = { nil }, use: String, consequence: String,
        in log: RecurringLog = .changes
    ) {
        log.record("\(type) \(use) \(RunningCode.callers)") {
            let body = RunningBody.current.map { " while the body of \($0.bodyName) runs" } ?? ""
            return """
                \(type)\(key().map { " (\($0))" } ?? "") was \(use) before its view was installed\(body): \
                \(consequence).
                """
        } addition: { write in
            let type = "\(type)"
            RunningCode.findAccess { property, place in
                write("\(property ?? type) was \(use) before its view was installed\(place.map { ", \($0)" } ?? "").")
            }
        }
    }
}

/// The warning for a property that is used before its view is installed: in an initialiser, or in a view value that is
/// in no tree. Such a property knows nothing of a tree.
package enum UninstalledProperty {
    /// Logs a use, once for each place and then at most once a minute. The message has the property's type and, if the
    /// program's debug information tells, its name and the place.
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
        log.note("\(type) \(use) \(RunningCode.callers)") {
            let body = RunningBody.current.map { " while the body of \($0.bodyName) runs" } ?? ""
            let (property, place) = RunningCode.access
            let name = [property, key()].compactMap { $0 }.joined(separator: ", ")
            return """
                \(type)\(name.isEmpty ? "" : " (\(name))") was \(use) before its view was \
                installed\(body)\(place): \(consequence).
                """
        }
    }
}

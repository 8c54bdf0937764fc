extension RecurringLog {
    /// Registers that a fault has occurred in the program's code that runs. The place in the source follows in a
    /// separate line, because finding it takes up to a second.
    ///
    /// - Parameters:
    ///   - fault: A text that identifies the kind of fault.
    ///   - subject: The beginning of the line that gives the place, such as `Counter.count is changed`.
    ///   - message: The message, which is only made when it is logged.
    package func record(_ fault: String, at subject: @autoclosure () -> String, _ message: () -> String) {
        record(fault, message) { write in
            let subject = subject()
            RunningCode.findPlace { write("\(subject) \($0).") }
        }
    }
}

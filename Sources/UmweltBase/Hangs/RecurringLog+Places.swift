extension RecurringLog {
    /// Registers that a fault has occurred in the program's code that runs. Its place in the source follows the message
    /// in a line of its own, as it takes up to a second to find.
    ///
    /// - Parameters:
    ///   - fault: The text that distinguishes the fault from others.
    ///   - subject: The beginning of the line with the place, such as `Counter.count is changed`.
    ///   - message: The message, made if it is due.
    package func record(_ fault: String, at subject: @autoclosure () -> String, _ message: () -> String) {
        record(fault, message) { write in
            let subject = subject()
            RunningCode.findPlace { write("\(subject) \($0).") }
        }
    }
}

import Logging
import Umwelt

extension Log {
    /// Stores of objects.
    static let coreData = Logger(label: "umwelt.coredata")
}

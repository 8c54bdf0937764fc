import Logging
import Umwelt

extension Log {
    /// Stores of data.
    static let data = Logger(label: "umwelt.data")
}

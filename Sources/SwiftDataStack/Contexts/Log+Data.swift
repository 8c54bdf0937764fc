import Logging
import UmweltBase

extension Log {
    /// Stores of data.
    package static let data = Logger(label: "umwelt.data")
}

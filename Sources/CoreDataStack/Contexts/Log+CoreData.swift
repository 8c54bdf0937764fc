import Logging
import UmweltBase

extension Log {
    /// Stores of objects.
    package static let coreData = Logger(label: "umwelt.coredata")
}

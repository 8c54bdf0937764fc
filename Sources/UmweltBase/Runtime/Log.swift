import Logging

/// The loggers of the kernel and of the modules for data.
package enum Log {
    package static let environment = Logger(label: "umwelt.environment")
    package static let views = Logger(label: "umwelt.views")
    package static let server = Logger(label: "umwelt.server")
    package static let storage = Logger(label: "umwelt.storage")
    package static let text = Logger(label: "umwelt.text")
}

import Logging

/// The loggers of the module.
package enum Log {
    static let environment = Logger(label: "umwelt.environment")
    package static let views = Logger(label: "umwelt.views")
    package static let server = Logger(label: "umwelt.server")
    package static let storage = Logger(label: "umwelt.storage")
    static let text = Logger(label: "umwelt.text")
}

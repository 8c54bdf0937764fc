import Logging

extension OnceLog {
    /// The log of gradients that cannot be drawn.
    static let gradients = OnceLog(Logger(label: "umwelt.gradients"))
}

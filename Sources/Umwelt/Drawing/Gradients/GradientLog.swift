import Logging

extension OnceLog {
    /// What is wrong with gradients.
    static let gradients = OnceLog(Logger(label: "umwelt.gradients"))
}

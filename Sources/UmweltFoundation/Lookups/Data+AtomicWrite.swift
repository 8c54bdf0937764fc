import Foundation

extension Data.WritingOptions {
    /// The former name of `atomic`.
    @available(*, deprecated, renamed: "atomic")
    public static var atomicWrite: Self { .atomic }
}

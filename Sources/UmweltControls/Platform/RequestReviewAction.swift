import Umwelt

/// An action that asks the user to rate the app in the store that it is from.
///
/// ```swift
/// @Environment(\.requestReview) private var requestReview
///
/// Button("Finish") { requestReview() }
/// ```
///
/// Apps here are from no store that takes ratings: it has no effect, as with an app on a Mac that is not from a store.
@MainActor public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    /// Has no effect, as there is no store.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// The action that asks the user to rate the app. With Apple's systems it is StoreKit's, of which nothing else is
    /// here.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

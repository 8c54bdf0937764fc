import Umwelt

/// An action that asks the user to rate the app in the store that it is from.
///
/// ```swift
/// @Environment(\.requestReview) private var requestReview
///
/// Button("Finish") { requestReview() }
/// ```
///
/// Apps here do not come from a store with ratings: it has no effect, as for a Mac app from outside the App Store.
@MainActor public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    /// Has no effect, because there is no store.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// The action that asks the user to rate the app. On Apple's systems StoreKit declares it; the rest of StoreKit is
    /// not available here.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

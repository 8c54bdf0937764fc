import Foundation
import FoundationNetworking

extension WebPage {
    /// A step of a load.
    public enum NavigationEvent: Hashable, Sendable {
        /// The load began.
        case startedProvisionalNavigation
        /// The server has sent another address. Frames do not report that.
        case receivedServerRedirect
        /// The content began to arrive.
        case committed
        /// The page has loaded.
        case finished
    }

    /// An error of a load.
    public enum NavigationError: Error {
        /// The page did not load, for a reason.
        case failedProvisionalNavigation(any Error)
        /// The page was closed.
        case pageClosed
        /// The browser's process ended.
        case webContentProcessTerminated
        /// There is no URL to load.
        case invalidURL
    }

    /// Settings that a decision about a load may change.
    public struct NavigationPreferences: Sendable {
        /// Makes the usual settings.
        public init() {}

        /// True if the page's own scripts run.
        public var allowsContentJavaScript = true
    }

    /// A load about which an app decides.
    @MainActor
    public struct NavigationAction {
        /// The request.
        public let request: URLRequest
        /// The reason for the load.
        public let navigationType: WKNavigationType

        /// The frame of the new content: the page's own.
        public var target: FrameInfo? { FrameInfo(isMainFrame: true, request: request) }
        /// True if a link wants its target to be saved as a file.
        public var shouldPerformDownload: Bool { false }
    }

    /// A frame of a page.
    public struct FrameInfo: Sendable {
        /// True for the page itself.
        public let isMainFrame: Bool
        /// The request of the frame.
        public let request: URLRequest
    }

    /// Decides about loads.
    ///
    /// ```swift
    /// struct StaysHere: WebPage.NavigationDeciding {
    ///     func decidePolicy(
    ///         for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ///     ) async -> WKNavigationActionPolicy {
    ///         action.request.url?.host() == "example.com" ? .allow : .cancel
    ///     }
    /// }
    /// ```
    public protocol NavigationDeciding {
        /// Returns whether a page loads. The default allows all.
        ///
        /// - Parameters:
        ///   - action: The load.
        ///   - preferences: The settings of the page.
        @MainActor mutating func decidePolicy(
            for action: NavigationAction, preferences: inout NavigationPreferences
        ) async -> WKNavigationActionPolicy
    }
}

extension WebPage.NavigationDeciding {
    /// Allows the load.
    ///
    /// - Parameters:
    ///   - action: The load.
    ///   - preferences: The settings of the page.
    @MainActor public func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy { .allow }
}

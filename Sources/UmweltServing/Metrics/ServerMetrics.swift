package import CoreMetrics

/// The metrics of a browser host, recorded with swift-metrics: for the operators' text, or for the backend that the
/// program has set with `MetricsSystem.bootstrap`.
///
/// Without a backend, times are not measured.
package final class ServerMetrics: Sendable {
    /// True if something reads the metrics.
    package let isRead: Bool

    /// The number of visitors with a window.
    package let visitors: Meter

    /// The number of pages that are connected.
    package let pages: Meter

    /// The number of windows, including those whose pages may reconnect.
    package let windows: Meter

    /// The number of frames of pages that wait for the main actor.
    package let queue: Meter

    /// The number of pages that were refused.
    package let refusals: Counter

    /// The number of hidden pages whose windows were closed until they are visible again.
    package let suspensions: Counter

    /// The number of times that the window of an idle page has begun to hibernate.
    package let hibernations: Counter

    /// The number of animation frames skipped because a page had not received the last one.
    package let droppedFrames: Counter

    /// The bytes of all patches.
    package let patchBytes: Counter

    /// The durations of handling pages' messages, including the resulting updates.
    private let messages: Timer

    /// The durations of updates, of all windows with the same change.
    private let updates: Timer

    /// The durations of encoding patches.
    private let patches: Timer

    /// The work of the main actor that is timed.
    package enum Work {
        case message, update, patch
    }

    /// Makes the metrics.
    ///
    /// - Parameter factory: The backend.
    package init(_ factory: any MetricsFactory) {
        isRead = !(factory is NOOPMetricsHandler)
        visitors = Meter(label: "umwelt_visitors", factory: factory)
        pages = Meter(label: "umwelt_pages", factory: factory)
        windows = Meter(label: "umwelt_windows", factory: factory)
        queue = Meter(label: "umwelt_queued_frames", factory: factory)
        refusals = Counter(label: "umwelt_refused_pages_total", factory: factory)
        suspensions = Counter(label: "umwelt_suspended_pages_total", factory: factory)
        hibernations = Counter(label: "umwelt_hibernated_pages_total", factory: factory)
        droppedFrames = Counter(label: "umwelt_dropped_frames_total", factory: factory)
        patchBytes = Counter(label: "umwelt_patch_bytes_total", factory: factory)
        messages = Timer(label: "umwelt_message_seconds", factory: factory)
        updates = Timer(label: "umwelt_update_seconds", factory: factory)
        patches = Timer(label: "umwelt_patch_seconds", factory: factory)
    }

    /// Makes the metrics for the program's backend.
    package convenience init() { self.init(MetricsSystem.factory) }

    /// Returns the start time of a measurement; nil without a backend.
    package func begin() -> ContinuousClock.Instant? { isRead ? .now : nil }

    /// Records the time of work that has begun at `start`.
    package func end(_ work: Work, since start: ContinuousClock.Instant?) {
        guard let start else { return }
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        switch work {
        case .message: messages.recordNanoseconds(nanoseconds)
        case .update: updates.recordNanoseconds(nanoseconds)
        case .patch: patches.recordNanoseconds(nanoseconds)
        }
    }
}

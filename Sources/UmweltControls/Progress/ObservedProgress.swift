import Foundation
@_spi(Kernel) import Umwelt

extension ProgressView {
    /// Makes a progress view that follows an object of Foundation's, as a bar.
    ///
    /// ```swift
    /// ProgressView(download.progress)
    /// ```
    ///
    /// - Parameter progress: The progress of Foundation, which the view observes.
    nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(.observed(ObservedProgress(progress)), label: nil, currentValueLabel: nil)
    }
}

/// The progress of an object of Foundation's.
///
/// On Linux the object does not notify of changes, so it is read ten times a second until it is finished, which looks
/// continuous.
nonisolated struct ObservedProgress: Equatable, @unchecked Sendable {
    // Sendable, as Foundation's object may be used by any thread.
    private let progress: Progress

    init(_ progress: Progress) { self.progress = progress }

    /// The seconds between two questions.
    private static let step = 0.1

    /// Returns the fraction that is done, from 0 to 1; nil if it is not known. A reading graph node runs again later.
    func fraction(in values: EnvironmentValues) -> Double? {
        _ = values.now { _ in progress.isFinished || progress.isCancelled ? nil : Self.step }
        return progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
    }

    static func == (left: Self, right: Self) -> Bool { left.progress === right.progress }
}

/// Tracks which values are read, as in a view's body, so that the reader updates when they change.
package enum TrackedReads {
    /// True while a closure runs whose reads are tracked.
    // Such closures run on the main thread, one inside another.
    package nonisolated(unsafe) static var isActive = false
}

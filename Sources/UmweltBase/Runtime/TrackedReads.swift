/// The reads of values that are tracked, as those of a view's body are: what is read there is shown, and is followed
/// while it lives.
package enum TrackedReads {
    /// True while a closure runs whose reads are tracked.
    // Such closures run on the main thread, one inside another.
    package nonisolated(unsafe) static var isActive = false
}

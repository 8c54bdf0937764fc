/// Calls a function of the main actor from code that the main actor runs.
///
/// The passes are not isolated, so that their classes can extend the graph's; they only ever run inside of a host's
/// update, which the main actor isolates.
@inline(__always)
func onMainActor<Argument, Result>(
    _ function: @MainActor (Argument) -> Result, _ argument: Argument
) -> Result {
    withoutActuallyEscaping(function) { function in
        // Isolation is no part of a function's representation; `MainActor.assumeIsolated` does the same.
        unsafeBitCast(function, to: ((Argument) -> Result).self)(argument)
    }
}

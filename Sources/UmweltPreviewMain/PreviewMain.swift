import SwiftUI

/// The entry point of programs that have none: previews are drawn.
///
/// It is in the dynamic library alone. The linker takes it from there only where the user's files have no `@main`, so
/// that it need not be looked for.
@_cdecl("main")
public func previewMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
    // The system calls this function on the main thread.
    MainActor.assumeIsolated { _runPreviews() }
    return EXIT_SUCCESS
}

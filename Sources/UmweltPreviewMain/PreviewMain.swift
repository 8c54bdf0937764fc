import SwiftUI

/// The entry point of programs that have none: previews are drawn.
///
/// It exists only in the dynamic library. The linker uses it only if the user's files have no `@main`, so that the tool
/// need not search for one.
@_cdecl("main")
public func previewMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
    // The system calls this function on the main thread.
    MainActor.assumeIsolated { _runPreviews() }
    return EXIT_SUCCESS
}

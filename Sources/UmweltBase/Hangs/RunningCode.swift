internal import CStack
import Dispatch
import Foundation

/// Finds the functions that are running, as far as the app's debug information names them.
package enum RunningCode {
    /// The number of innermost functions that are looked at: a body's are among them, however deep it calls.
    static let depth = 100

    /// Finds where in the program's source this thread is, on another thread: the toolchain reads the debug information
    /// of a large program for a second or more. Write a message before the call, and its place in the callback.
    ///
    /// - Parameter found: Called on that thread with the place, such as `in FUNCTION at FILE:LINE`; not called if the
    ///   place is unknown.
    package static func findPlace(_ found: @escaping @Sendable (String) -> Void) {
        let addresses = addresses
        search { if let place = find(addresses).phrase { found(place) } }
    }

    /// Finds, on another thread, the line where the body of a view type begins.
    ///
    /// - Parameter found: Called on that thread with the place as `FILE:LINE`; not called if the place is unknown.
    package static func findBody(of type: Any.Type, _ found: @escaping @Sendable (String) -> Void) {
        search { if let place = body(of: type) { found(place) } }
    }

    /// Searches in the debug information, one search after the other.
    static func search(_ body: @escaping @Sendable () -> Void) { searches.async(execute: body) }

    /// Waits until all searches so far have ended. For tests.
    package static func finishSearches() { searches.sync {} }

    private static let searches = DispatchQueue(label: "umwelt.places", qos: .utility)

    /// Stops the program. It writes the message at once, and then the place in the source, which takes a while to find.
    ///
    /// - Parameters:
    ///   - message: The reason, and how to correct it.
    ///   - use: What the app does at that place, such as `The object is read`.
    package static func stop(_ message: String, use: String) -> Never {
        let addresses = addresses
        write("Fatal error: \(message)")
        // A backtrace has the place.
        let hasBacktrace = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]?.contains("enable=yes") ?? false
        if !hasBacktrace, let place = find(addresses).phrase { write("\(use) \(place).") }
        // An overflow stops the program without another message, before there is a code to end with. Swift's backtrace
        // finds the callers of this function, as it does not those of the C library's that abort.
        _exit(Int32(truncatingIfNeeded: Int.max + max(1, message.utf8.count)))
    }

    private static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    /// The addresses of the functions of the program's own file that run on this thread, the innermost first. It takes
    /// microseconds.
    package static var addresses: [UInt] {
        var addresses = [UInt](repeating: 0, count: depth)
        let count = umwelt_functions(&addresses, addresses.count)
        return Array(addresses[..<count])
    }

    /// Returns, for each stack, the property that its functions set, such as `Shelf.books`, and the place in the app's
    /// source, such as `MODULE/FILE:LINE`; nil for what is unknown.
    package static func access(at stacks: [[UInt]]) -> [(property: String?, place: String?)] {
        let found = Symbolizer()?.frames(of: stacks, in: program) ?? []
        return stacks.indices.map { $0 < found.count ? access(in: found[$0]) : (nil, nil) }
    }

    private static func access(in frames: [StackFrame]) -> (property: String?, place: String?) {
        // Accessors are where the property is declared, not where it is set.
        func isSetter(_ frame: StackFrame) -> Bool {
            frame.function.hasSuffix(".setter") || frame.function.hasSuffix(".modify")
        }
        let caller = frames.firstIndex { $0.isOwn(besides: library) && !isSetter($0) } ?? frames.endIndex
        let accessor = frames[..<caller].last { !$0.file.hasPrefix(library) && isSetter($0) }
        let property = accessor.map { String($0.function[..<($0.function.lastIndex(of: ".") ?? $0.function.endIndex)]) }
        return (property, frames[caller...].first { $0.isOwn(besides: library) && $0.function != "main" }?.fileID)
    }

    /// Finds the property whose accessor calls the library, such as `Counter.count`, if the compiler generated that
    /// accessor (as it does for property wrappers), and the current place in the app's source.
    ///
    /// - Parameter found: Called on another thread with the two, as `Counter.count` and `in FUNCTION at FILE:LINE`;
    ///   not called if neither is known.
    package static func findAccess(_ found: @escaping @Sendable (_ property: String?, _ place: String?) -> Void) {
        let addresses = addresses
        search {
            let (property, place) = wrapperAccess(at: addresses)
            if property != nil || place != nil { found(property, place) }
        }
    }

    private static func wrapperAccess(at addresses: [UInt]) -> (property: String?, place: String?) {
        let frames = Symbolizer()?.frames(at: addresses, in: program) ?? []
        let code = Hang(frames, library: library, folder: FileManager.default.currentDirectoryPath)
        // An accessor that the compiler has made has no line; it is called by the first function of the program that
        // has.
        let caller = frames.firstIndex { $0.isOwn(besides: library) } ?? 0
        let accessor = caller > 0 ? frames[caller - 1] : nil
        let property = accessor.flatMap { frame in
            frame.line == 0 && !frame.file.hasPrefix(library) ? frame.function.replacing(".setter", with: "") : nil
        }
        return (property, code.phrase)
    }

    /// Returns the place in the app's source where the body of a view type begins, as `MODULE/FILE:LINE`; nil if it is
    /// unknown, as for types of the library. It takes up to two seconds.
    private static func body(of type: Any.Type) -> String? {
        guard let symbolizer = Symbolizer(), let descriptor = descriptor(of: type),
            let name = symbolizer.data(at: descriptor, in: program), name.hasSuffix("Mn")
        else { return nil }
        // The names of a type's descriptor and of the getter differ in their ends. That of `body: some View` is known;
        // one whose type is written out has that in its name, which is shorter than those of what is in the getter.
        let start = name.dropLast(2) + "4body"
        func place(of getter: String) -> String? {
            symbolizer.frames(of: getter, in: program).first { $0.isOwn(besides: library) }?.fileID
        }
        return place(of: start + "Qrvg")
            ?? ProgramSymbols()?.find(beginningWith: String(start), endingWith: "vg").map(\.name)
            .min { $0.utf8.count < $1.utf8.count }.flatMap(place)
    }

    /// The address of a structure's or an enumeration's type descriptor in the app's executable; nil for other types
    /// and for types of libraries.
    private static func descriptor(of type: Any.Type) -> UInt? {
        // Swift's ABI: metadata begins with the kind, which for these is followed by the descriptor.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard [0x200, 0x201].contains(metadata.load(as: UInt.self)) else { return nil }
        let offset = umwelt_offset(metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self))
        // C's SIZE_MAX is imported as -1.
        return UInt(exactly: offset)
    }

    /// The innermost callers as a text that identifies a place in the app. It takes microseconds.
    package static var callers: String {
        var addresses = [UInt](repeating: 0, count: 8)
        let count = umwelt_functions(&addresses, addresses.count)
        return addresses[..<count].map { String($0, radix: 16) }.joined(separator: " ")
    }

    /// Returns the functions at the given addresses in the app's executable.
    static func find(_ addresses: [UInt]) -> Hang {
        let frames = Symbolizer()?.frames(at: addresses, in: program) ?? []
        return Hang(frames, library: library, folder: FileManager.default.currentDirectoryPath)
    }

    /// The path of the program's own file.
    private static var program: String { "/proc/\(getpid())/exe" }

    /// The folder of the library's source when it was compiled, `Sources`, as debug information names it.
    ///
    /// Not from `#filePath`, in which options such as `-file-prefix-map` replace nothing.
    private static let library =
        URL(fileURLWithPath: String(cString: umwelt_source_file())).deletingLastPathComponent()
        .deletingLastPathComponent().path + "/"
}

internal import CStack
import Foundation

/// The functions that run, as far as the program's debug information tells of them.
package enum RunningCode {
    /// The number of innermost functions that are looked at: a body's are among them, however deep it calls.
    static let depth = 100

    /// Returns where in the program's source this thread is, as `, in FUNCTION at FILE:LINE`; empty if it is not known.
    ///
    /// It takes up to a second, which the toolchain needs to read the debug information of a large program: it is for
    /// messages that are written once.
    package static var place: String {
        let code = find(addresses)
        guard let function = code.function, let place = code.place else { return "" }
        return ", in \(function) at \(place)"
    }

    /// The addresses of the functions of the program's own file that run on this thread, the innermost first. It takes
    /// microseconds.
    static var addresses: [UInt] {
        var addresses = [UInt](repeating: 0, count: depth)
        let count = umwelt_functions(&addresses, addresses.count)
        return Array(addresses[..<count])
    }

    /// Returns the property that functions at addresses set, such as `Shelf.books`, and the place in the author's
    /// source that does so, as `FILE:LINE`; nil for what is not known.
    static func access(at addresses: [UInt]) -> (property: String?, place: String?) {
        let frames = Symbolizer()?.frames(at: addresses, in: "/proc/\(getpid())/exe") ?? []
        // Accessors are where the property is declared, not where it is set.
        func isSetter(_ frame: StackFrame) -> Bool {
            frame.function.hasSuffix(".setter") || frame.function.hasSuffix(".modify")
        }
        let caller = frames.firstIndex { $0.isOwn(besides: library) && !isSetter($0) } ?? frames.endIndex
        let accessor = frames[..<caller].last { !$0.file.hasPrefix(library) && isSetter($0) }
        let property = accessor.map { String($0.function[..<($0.function.lastIndex(of: ".") ?? $0.function.endIndex)]) }
        let code = Hang(
            Array(frames[caller...]), library: library, folder: FileManager.default.currentDirectoryPath)
        return (property, code.place)
    }

    /// Returns the property whose accessor calls the library, such as `Counter.count`, if the compiler has made that
    /// accessor, as it does for property wrappers; and the place as ``place`` has it.
    static var access: (property: String?, place: String) {
        let frames = Symbolizer()?.frames(at: addresses, in: "/proc/\(getpid())/exe") ?? []
        let code = Hang(frames, library: library, folder: FileManager.default.currentDirectoryPath)
        // An accessor that the compiler has made has no line; it is called by the first function of the program that
        // has.
        let caller = frames.firstIndex { $0.isOwn(besides: library) } ?? 0
        let accessor = caller > 0 ? frames[caller - 1] : nil
        let property = accessor.flatMap { frame in
            frame.line == 0 && !frame.file.hasPrefix(library) ? frame.function.replacing(".setter", with: "") : nil
        }
        guard let function = code.function, let place = code.place else { return (property, "") }
        return (property, ", in \(function) at \(place)")
    }

    /// Returns the place where the body of a type of views begins in the author's source, as `FILE:LINE`; nil if it is
    /// not known, as for types of the library.
    ///
    /// It takes up to two seconds: it is for messages that are written once.
    static func body(of type: Any.Type) -> String? {
        let program = "/proc/\(getpid())/exe"
        guard let symbolizer = Symbolizer(), let descriptor = descriptor(of: type),
            let name = symbolizer.data(at: descriptor, in: program), name.hasSuffix("Mn")
        else { return nil }
        // The names of a type's descriptor and of the getter differ in their ends. That of `body: some View` is known;
        // one whose type is written out has that in its name, which is shorter than those of what is in the getter.
        let start = name.dropLast(2) + "4body"
        func place(of getter: String) -> String? {
            Hang(
                symbolizer.frames(of: getter, in: program), library: library,
                folder: FileManager.default.currentDirectoryPath
            ).place
        }
        return place(of: start + "Qrvg")
            ?? ProgramSymbols()?.find(beginningWith: String(start), endingWith: "vg").map(\.name)
            .min { $0.utf8.count < $1.utf8.count }.flatMap(place)
    }

    /// The address, in the program's own file, of what the compiler tells of a structure or an enumeration; nil for
    /// other types and those of libraries.
    private static func descriptor(of type: Any.Type) -> UInt? {
        // Swift's ABI: metadata begins with the kind, which for these is followed by the descriptor.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard [0x200, 0x201].contains(metadata.load(as: UInt.self)) else { return nil }
        let offset = umwelt_offset(metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self))
        // C's SIZE_MAX is imported as -1.
        return UInt(exactly: offset)
    }

    /// The innermost callers as text, by which one place in a program is told from others. It takes microseconds.
    static var callers: String {
        var addresses = [UInt](repeating: 0, count: 8)
        let count = umwelt_functions(&addresses, addresses.count)
        return addresses[..<count].map { String($0, radix: 16) }.joined(separator: " ")
    }

    /// Returns what runs at addresses in the program's own file.
    static func find(_ addresses: [UInt]) -> Hang {
        let frames = Symbolizer()?.frames(at: addresses, in: "/proc/\(getpid())/exe") ?? []
        return Hang(frames, library: library, folder: FileManager.default.currentDirectoryPath)
    }

    /// The folder of the library's source when it was compiled: `Sources`, three folders up from this file.
    private static let library =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/"
}

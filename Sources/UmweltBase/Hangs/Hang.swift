import Foundation

/// A hang: where and why the main actor is blocked.
package struct Hang: Sendable, Equatable {
    /// The app's function that is running, and the view whose body called it; nil if there is no such function or it is
    /// unknown.
    package var function: String?

    /// The position in the source, as `FILE:LINE`; nil if it is not known.
    package var place: String?

    /// The message, without a full stop.
    package var message: String {
        switch (function, place) {
        case (let function?, let place?): "not responding: in \(function) at \(place)"
        case (let function?, nil): "not responding: in \(function)"
        case (nil, _): "not responding"
        }
    }

    /// The function and the position, as `in FUNCTION at FILE:LINE`; nil if they are not known.
    var phrase: String? {
        guard let function, let place else { return nil }
        return "in \(function) at \(place)"
    }

    /// The message as a sentence.
    package var sentence: String { "The app is \(message)." }

    /// Writes to the standard error that the app does not respond, or that it does again.
    ///
    /// - Parameter hang: The hang; nil once it is over.
    package static func report(_ hang: Hang?) {
        FileHandle.standardError.write(Data("\(hang?.sentence ?? "The app responds again.")\n".utf8))
    }

    /// Makes an empty report of a hang.
    init() {}

    /// Makes a hang of the functions on the main thread's stack.
    ///
    /// - Parameters:
    ///   - frames: The functions of the program's own file that are running, the innermost first.
    ///   - library: The folder of this library's source, whose functions are not considered to be the cause.
    ///   - folder: Paths of files inside this folder are shown relative to it.
    init(_ frames: [StackFrame], library: String, folder: String) {
        let own = frames.filter { $0.isOwn(besides: library) && $0.function != "main" }
        guard let first = own.first else { return }
        let view = own.first(where: \.makesViews)?.function ?? first.function
        function = view == first.function ? view : "\(first.function), called by \(view),"
        let isInside = first.file.hasPrefix(folder + "/")
        place = "\(isInside ? String(first.file.dropFirst(folder.count + 1)) : first.file):\(first.line)"
    }
}

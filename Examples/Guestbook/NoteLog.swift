import Foundation

/// The lines for those who run the app.
enum NoteLog {
    static func write(_ line: String) { FileHandle.standardError.write(Data("Guestbook: \(line)\n".utf8)) }
}

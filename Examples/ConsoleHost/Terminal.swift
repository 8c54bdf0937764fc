import Foundation
import Umwelt
import UmweltInput

/// The terminal of the process: raw input, and output at places.
@MainActor
final class Terminal {
    /// Input of a terminal.
    enum Event {
        case key(KeyboardEvent)
        case press(column: Int, row: Int)
        /// A wheel over a place, by lines.
        case wheel(column: Int, row: Int, lines: Int)
    }

    private var original = termios()
    private var source: (any DispatchSourceRead)?

    /// Sets the terminal to raw mode, and has it report the mouse; nil if standard input is no terminal.
    init?() {
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
        var raw = original
        cfmakeraw(&raw)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h")
    }

    /// The size in characters.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Reads events on the main actor. Control and C, or the end of the input, end the process.
    func read(_ receive: @escaping @MainActor (Event) -> Void) {
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        source.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
            MainActor.assumeIsolated {
                guard count > 0, bytes[0] != 3 else { return self.end() }
                for event in TerminalInput.events(in: String(decoding: bytes.prefix(count), as: UTF8.self)) {
                    receive(event)
                }
            }
        }
        source.resume()
        self.source = source
    }

    /// Writes to the terminal.
    func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

    /// Restores the terminal, and ends the process.
    private func end() {
        write("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l")
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
        exit(EXIT_SUCCESS)
    }
}

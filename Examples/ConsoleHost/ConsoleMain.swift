import Foundation

/// The program: the app in the terminal in which it was started.
@main
@MainActor
enum ConsoleMain {
    private static var host: ConsoleHost?

    static func main() {
        guard let terminal = Terminal() else {
            FileHandle.standardError.write(Data("Standard input is no terminal. Run this program in one.\n".utf8))
            exit(EXIT_FAILURE)
        }
        let (columns, rows) = terminal.size
        host = ConsoleHost(NotesApp(), columns: columns, rows: rows) { grid in terminal.write(grid.escaped) }
        terminal.read { host?.receive($0) }
        dispatchMain()
    }
}

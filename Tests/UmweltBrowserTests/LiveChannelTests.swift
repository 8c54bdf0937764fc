import Foundation
import Testing
import UmweltLive

/// The line between the tool and the app that it runs.
@Suite struct LiveChannelTests {
    private func line() async throws -> (tool: LiveChannel, app: LiveChannel) {
        let listener = try LiveListener()
        async let call = listener.call()
        let app = try LiveChannel(path: listener.path)
        return (try #require(await call), app)
    }

    @Test("Messages arrive whole and in order, however long they are")
    func messages() async throws {
        let (tool, app) = try await line()
        let state = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
        // Read on a thread from here on, so that sending does not wait for ever.
        let messages = tool.messages(AppMessage.self)
        app.send(AppMessage.isOpen(try #require(URL(string: "http://127.0.0.1:1")), token: "t"))
        app.send("a line that means nothing")
        app.send(AppMessage.state(state))
        app.close()
        var heard: [AppMessage] = []
        for await message in messages { heard.append(message) }
        guard case .isOpen(let url, "t")? = heard.first, case .state(let last)? = heard.last else {
            Issue.record("Other messages came: \(heard.count).")
            return
        }
        #expect(heard.count == 2)
        #expect(url.port == 1)
        #expect(last == state)
    }

    @Test("A descriptor arrives with its message, as one of the other process alone; programs do not inherit it")
    func descriptor() async throws {
        let (tool, app) = try await line()
        let pipe = Pipe()
        tool.send(ToolMessage.notice(nil))
        tool.send(ToolMessage.end, with: pipe.fileHandleForReading.fileDescriptor)
        guard case .notice? = app.next(ToolMessage.self), case .end? = app.next(ToolMessage.self) else {
            Issue.record("Other messages came.")
            return
        }
        let descriptor = try #require(app.claimDescriptor())
        #expect(app.claimDescriptor() == nil)
        #expect(descriptor != pipe.fileHandleForReading.fileDescriptor)
        #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
        let copy = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try pipe.fileHandleForReading.close()
        try pipe.fileHandleForWriting.write(contentsOf: Data("through it".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try copy.readToEnd() == Data("through it".utf8))
    }

    @Test("The connection ends for both sides, and later messages are lost")
    func end() async throws {
        let (tool, app) = try await line()
        tool.close()
        #expect(app.next(ToolMessage.self) == nil)
        app.send(AppMessage.state(Data()))
        #expect(tool.next(AppMessage.self) == nil)
    }

    @Test("Nobody waits for a call that never comes, and the folder is gone afterwards")
    func noCall() async throws {
        var listener: LiveListener? = try LiveListener()
        let path = try #require(listener?.path)
        let waiting = Task { [listener] in await listener?.call() }
        listener?.close()
        #expect(await waiting.value == nil)
        listener = nil
        #expect(throws: LiveChannelError.self) { try LiveChannel(path: path) }
        #expect(throws: LiveChannelError.self) { try LiveChannel(path: "/" + String(repeating: "a", count: 200)) }
    }
}

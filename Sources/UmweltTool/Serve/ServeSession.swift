import Dispatch
import Foundation
import Subprocess
import UmweltBrowser

/// One run of `umwelt serve`, from the start of all processes to their end.
struct ServeSession {
    private let plan: ServePlan
    private let configuration: URL
    private let supervisor: Supervisor

    // Kept while processes run: the sockets close, and the program's file may be removed, when nothing holds them.
    private let sockets: ServeSockets
    private let program: Program

    /// Makes the run, and writes HAProxy's configuration.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - program: The program of the app.
    ///   - sockets: The sockets of its processes.
    ///   - haproxy: The path of HAProxy.
    ///   - arguments: The arguments of the app.
    init(
        _ plan: ServePlan, _ program: Program, sockets: ServeSockets, haproxy: String, arguments: [String]
    ) async throws {
        let folder = RunStore.folder(for: program.sources, use: "serve")
        configuration = folder.appendingPathComponent("haproxy.cfg")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try Data(ProxyConfiguration(plan: plan).text.utf8).write(to: configuration, options: .atomic)
        } catch {
            throw ToolError("\(configuration.path) cannot be written: \(error.localizedDescription)")
        }
        var jobs = zip(plan.places, sockets.descriptors).map { place, descriptors in
            var variables = plan.variables.merging(plan.environment(of: place, in: folder.path)) { $1 }
            if access(program.sources.appendingPathComponent("Package.swift").path, R_OK) == 0 {
                // Images, colours, translations and fonts are searched for beside the source.
                variables["UMWELT_RESOURCES"] = program.sources.standardizedFileURL.path
            }
            return Supervisor.Job(
                name: "process \(place.number)", arguments: [program.file.path] + arguments, variables: variables,
                sockets: descriptors, operatorPort: place.operatorPort)
        }
        var proxy = Supervisor.Job(
            name: "haproxy", arguments: [haproxy, "-db", "-f", configuration.path], variables: plan.variables)
        if ["127.0.0.1", "0.0.0.0"].contains(plan.address) { proxy.entryPort = plan.port }
        jobs.append(proxy)
        self.plan = plan
        self.sockets = sockets
        self.program = program
        supervisor = Supervisor(jobs) { standardError($0) }
        try await Self.check(haproxy, configuration)
    }

    /// Has HAProxy read its configuration.
    private static func check(_ haproxy: String, _ configuration: URL) async throws {
        let check = try await Subprocess.run(
            .path(.init(haproxy)), arguments: ["-c", "-f", configuration.path], platformOptions: .interruptible,
            output: .string(limit: 1 << 20), error: .combinedWithOutput)
        if check.terminationStatus.isSuccess { return }
        standardError(check.standardOutput)
        throw ToolError("HAProxy rejects its configuration \(configuration.path): see its output above.")
    }

    /// Serves until a signal ends it.
    ///
    /// - Parameter build: Makes the program anew.
    func run(build: @escaping @Sendable () async throws -> Program) async throws {
        let signals = ServeSignals()
        defer { signals.end() }
        let start = Task { [finish = signals.finish] in
            do {
                try await supervisor.start()
            } catch {
                finish()
                throw error
            }
            print("HAProxy's configuration is \(configuration.path)")
            print("Open \(plan.url)")
            fflush(nil)
        }
        var ending: Task<Void, Never>?
        for await signal in signals.stream {
            switch signal {
            case SIGHUP: Task { await supervisor.roll(after: build) }
            case _ where ending == nil:
                ending = Task { [finish = signals.finish] in
                    await supervisor.end()
                    finish()
                }
            default: await supervisor.kill()
            }
        }
        await ending?.value
        do {
            try await start.value
        } catch is CancellationError {
            // A signal has ended the start.
        }
    }
}

/// The signals that control `umwelt serve`.
struct ServeSignals {
    /// The received signals, in order, until the end.
    let stream: AsyncStream<Int32>

    private let continuation: AsyncStream<Int32>.Continuation
    private let sources: [any DispatchSourceSignal]

    /// Starts waiting for signals.
    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        (self.stream, self.continuation) = (stream, continuation)
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // Otherwise the process would end before the signal is told.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield(number) }
            source.resume()
            return source
        }
    }

    /// Ends the stream.
    var finish: @Sendable () -> Void { { [continuation] in continuation.finish() } }

    /// Waits for signals no more.
    func end() { for source in sources { source.cancel() } }
}

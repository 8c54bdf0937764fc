import ArgumentParser
import Foundation
import Subprocess
import UmweltBrowser
import UmweltServing

#if Redis
    import UmweltRedis
#endif

/// `umwelt serve`: many processes of an app behind HAProxy, on one machine.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serves an app to many visitors, by a process for each core behind HAProxy.",
        discussion: """
            Builds the package for release, starts its processes and Debian's HAProxy in front of them, and says \
            where. A process that ends is started anew, and so is one whose main thread does not answer for ten \
            seconds. SIGHUP builds again and starts one process after the other anew; SIGTERM ends all. Pages go on \
            where they were, by the state that is kept in files, or with --redis in Redis.
            """)

    @Argument(
        help: "A package, a folder of Swift files, a Swift file, or a program that is built.", completion: .file())
    var path: String

    @Option(help: "The app to take of a folder, project or package that has several.")
    var target: String?

    @Option(help: "The number of processes; auto is one for each core.")
    var processes = "auto"

    @Option(help: "The port at which visitors come. 0 is for any.")
    var port = "8080"

    @Option(help: "The address at which visitors come.")
    var address = "127.0.0.1"

    @Option(help: "A file with a certificate and its key, for TLS.", completion: .file())
    var certificate: String?

    @Option(help: "The Redis that keeps sessions, as in redis://HOST:PORT, or rediss for TLS.")
    var redis: String?

    @Flag(help: "Build for debugging.")
    var debug = false

    @Option(
        help: "Only write HAProxy's configuration and units for systemd to a folder.", completion: .directory)
    var write: String?

    @OptionGroup var system: SystemOptions

    @Argument(parsing: .postTerminator, help: "What the app is given as its own arguments.")
    var arguments: [String] = []

    func run() async throws {
        var plan = try plan()
        let subject = try ServeSubject(path: path, target: target, isRelease: !debug)
        if let write {
            let program = try await subject.build()
            return try writeUnits(plan, program, to: URL(fileURLWithPath: write, isDirectory: true))
        }
        let haproxy = try Self.haproxy()
        if let redis = plan.redis { try Self.check(redis, plan.variables) }
        plan.port = try ListeningPort.check(plan.port, at: plan.address)
        let sockets = try ServeSockets(count: count)
        plan.places = sockets.places
        let program = try await subject.build()
        try await ServeSession(plan, program, sockets: sockets, haproxy: haproxy, arguments: arguments).run {
            try await subject.build()
        }
    }

    /// Throws if no Redis answers at an address.
    private static func check(_ redis: String, _ variables: [String: String]) throws {
        #if Redis
            guard var address = RedisAddress(redis) else { throw BrowserHostError.invalidRedis }
            address.setCertificates(from: variables)
            if let fault = RedisHealthCheck.fault(at: address) {
                throw ToolError("\(fault) Start it, or leave --redis out to keep sessions in files of this machine.")
            }
        #else
            throw ToolError(
                "This umwelt was built without Redis. Leave --redis out to keep sessions in files of this machine, or "
                    + "build it with UMWELT_TRAITS=Redis.")
        #endif
    }

    /// The number of processes.
    private var count: Int {
        get throws {
            if processes == "auto" { return min(ProcessInfo.processInfo.activeProcessorCount, SystemdUnits.most) }
            guard let count = Int(processes), (1...SystemdUnits.most).contains(count) else {
                throw ToolError(
                    "“\(processes)” is no number of processes: write one from 1 to \(SystemdUnits.most), or auto.",
                    code: EX_USAGE)
            }
            return count
        }
    }

    private func plan() throws -> ServePlan {
        let variables = ProcessInfo.processInfo.environment
        let url = URL(fileURLWithPath: path).standardizedFileURL
        let name = ServePlan.name(of: target ?? url.deletingPathExtension().lastPathComponent)
        var plan = ServePlan(name: name, places: SystemdUnits.places(try count))
        plan.variables = variables.merging(system.variables) { $1 }
        // The same words as for the processes, and before anything is built.
        var checked = variables
        (checked["UMWELT_PORT"], checked["UMWELT_ADDRESS"]) = (port, address)
        if let redis { checked["UMWELT_REDIS"] = redis }
        do {
            plan.port = try BrowserSettings(checked).port
        } catch {
            throw ToolError("\(error)", code: EX_USAGE)
        }
        plan.address = address
        plan.redis = redis ?? variables["UMWELT_REDIS"].flatMap { $0.isEmpty ? nil : $0 }
        if let certificate {
            let file = URL(fileURLWithPath: certificate).standardizedFileURL.path
            guard access(file, R_OK) == 0 else {
                throw ToolError("\(certificate) cannot be read: \(FileFault.reason(at: file)).")
            }
            plan.certificate = file
        }
        return plan
    }

    /// Returns the path of HAProxy, which is not on the search path of all users.
    private static func haproxy() throws -> String {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        for folder in paths + ["/usr/sbin", "/usr/local/sbin"] {
            let file = "\(folder)/haproxy"
            if access(file, X_OK) == 0 { return file }
        }
        throw ToolError("HAProxy is not installed. Processes need it to share a port: apt-get install haproxy.")
    }

    private func writeUnits(_ plan: ServePlan, _ program: Program, to folder: URL) throws {
        let units = SystemdUnits(plan: plan, program: program.file.path)
        let files = [
            "haproxy.cfg": ProxyConfiguration(plan: plan).text, "\(plan.name)@.socket": units.socket,
            "\(plan.name)@.service": units.service,
        ]
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in files {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
            }
        } catch {
            throw ToolError("\(folder.path) cannot be written: \(error.localizedDescription)")
        }
        let instances = plan.places.map { "\(plan.name)@\(SystemdUnits.instance($0.number)).service" }
        print("Wrote \(files.keys.sorted().joined(separator: ", ")) to \(folder.path).")
        print("Start the processes with: systemctl enable --now \(instances.joined(separator: " "))")
    }
}

import Foundation
import Synchronization
import Testing

@testable import UmweltTool

@Suite("Plans of what is served") struct ServePlanTests {
    private func plan(_ variables: [String: String] = [:], redis: String? = nil) -> ServePlan {
        var plan = ServePlan(name: "notes", places: SystemdUnits.places(2))
        plan.variables = variables
        plan.redis = redis
        return plan
    }

    /// The lines of HAProxy's configuration, without their indentation.
    private func lines(_ plan: ServePlan) -> [String] {
        ProxyConfiguration(plan: plan).text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("A process has an app for each visitor, its ports, and the proxy of this machine in front of it")
    func variables() {
        let place = ServePlan.Place(number: 2, port: 18_102, operatorPort: 19_102)
        let own = plan().environment(of: place, in: "/s")
        #expect(own["UMWELT_APPS"] == "visitor" && own["UMWELT_PROXIES"] == "127.0.0.1")
        #expect(own["UMWELT_PORT"] == "18102" && own["UMWELT_METRICS"] == "127.0.0.1:19102")
        #expect(own["UMWELT_SESSIONS"] == "/s/sessions" && own["UMWELT_KEY_FILE"] == "/s/key")
        let set = plan(
            ["UMWELT_APPS": "shared", "UMWELT_KEY": "k", "UMWELT_PROXIES": "10.0.0.1"], redis: "redis://cache"
        ).environment(of: place, in: "/s")
        #expect(set["UMWELT_APPS"] == nil && set["UMWELT_KEY_FILE"] == nil && set["UMWELT_SESSIONS"] == nil)
        #expect(own["UMWELT_SDK"] == nil)
        #expect(plan(["UMWELT_SDK": "26"]).environment(of: place, in: "/s")["UMWELT_SDK"] == "26")
        #expect(plan(["UMWELT_DESIGN": "26"]).environment(of: place, in: "/s")["UMWELT_DESIGN"] == "26")
        #expect(set["UMWELT_REDIS"] == "redis://cache" && set["UMWELT_PROXIES"] == "127.0.0.1,10.0.0.1")
    }

    @Test("The proxy checks that each process is ready, and sends a browser to the same process again")
    func proxy() {
        let lines = lines(plan())
        #expect(lines.contains("bind 127.0.0.1:8080"))
        #expect(lines.contains("option httpchk GET /readyz"))
        #expect(lines.contains("monitor-uri /umwelt-ready"))
        #expect(lines.contains("server process-1 127.0.0.1:18101 port 19101 cookie 1"))
        #expect(lines.contains("server process-2 127.0.0.1:18102 port 19102 cookie 2"))
        #expect(lines.contains { $0.hasPrefix("cookie umwelt-process insert") && !$0.contains("secure") })
    }

    @Test("Headers about clients are removed, unless a proxy in front that is trusted has written them")
    func headers() {
        #expect(lines(plan()).contains("http-request del-header X-Forwarded-For"))
        let behind = lines(plan(["UMWELT_PROXIES": "10.0.0.1, 10.1.0.0/16", "UMWELT_USER_HEADER": "Remote-User"]))
        #expect(behind.contains("http-request del-header Remote-User unless { src 10.0.0.1 10.1.0.0/16 }"))
        #expect(behind.contains("http-request set-header X-Forwarded-Proto http unless { src 10.0.0.1 10.1.0.0/16 }"))
    }

    @Test("With a certificate the proxy speaks TLS, and its cookie is for encrypted connections")
    func certificate() {
        var plan = plan()
        (plan.certificate, plan.address, plan.port) = ("/c.pem", "::", 443)
        let lines = lines(plan)
        #expect(lines.contains("bind [::]:443 ssl crt /c.pem alpn http/1.1"))
        #expect(lines.contains("http-request set-header X-Forwarded-Proto https"))
        #expect(lines.contains { $0.hasPrefix("cookie umwelt-process insert") && $0.contains(" secure ") })
        #expect(plan.url == "https://127.0.0.1:443")
    }

    @Test(
        "HAProxy takes the configuration",
        arguments: [[:], ["UMWELT_PROXIES": "10.0.0.1,fd00::/8", "UMWELT_USER_HEADER": "Remote-User"]])
    func accepted(variables: [String: String]) throws {
        let workshop = try Workshop()
        try workshop.write(ProxyConfiguration(plan: plan(variables)).text, to: "haproxy.cfg")
        let check = Process()
        check.executableURL = URL(fileURLWithPath: "/usr/sbin/haproxy")
        check.arguments = ["-c", "-f", workshop.folder.appendingPathComponent("haproxy.cfg").path]
        check.standardOutput = FileHandle.nullDevice
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0)
    }

    @Test("Units have the ports of their number, and no password")
    func units() {
        let units = SystemdUnits(plan: plan(redis: "redis://:secret@cache"), program: "/opt/notes/Notes")
        #expect(units.socket.contains("ListenStream=127.0.0.1:181%i\nListenStream=127.0.0.1:191%i\n"))
        #expect(units.service.contains("ExecStart=\"/opt/notes/Notes\"\n"))
        #expect(units.service.contains("Environment=\"UMWELT_METRICS=127.0.0.1:191%i\"\n"))
        #expect(units.service.contains("DynamicUser=yes\nUser=notes\n"))
        #expect(units.service.contains("WatchdogSec=10\n") && !units.service.contains("secret"))
        #expect(SystemdUnits.instance(3) == "03" && SystemdUnits.instance(12) == "12")
        #expect(SystemdUnits.places(12).last == ServePlan.Place(number: 12, port: 18_112, operatorPort: 19_112))
    }

    /// The program that reads units for systemd.
    private static let analyzer = "/usr/bin/systemd-analyze"

    @Test(
        "systemd takes the units, also with a path that has its own signs in it",
        .enabled(if: FileManager.default.isExecutableFile(atPath: analyzer)))
    func verified() throws {
        let workshop = try Workshop()
        let program = workshop.folder.appendingPathComponent("a 100% note")
        try FileManager.default.copyItem(at: URL(fileURLWithPath: "/bin/true"), to: program)
        let units = SystemdUnits(
            plan: plan(["UMWELT_BASE": "/notes", "UMWELT_USER_HEADER": "a \\ \" 100%c"], redis: "rediss://cache"),
            program: program.path)
        // A template is verified as an instance of it.
        try workshop.write(units.service, to: "notes@01.service")
        try workshop.write(units.socket, to: "notes@01.socket")
        let verify = Process()
        verify.executableURL = URL(fileURLWithPath: Self.analyzer)
        verify.arguments =
            ["verify", "--recursive-errors=no"]
            + ["service", "socket"].map { workshop.folder.appendingPathComponent("notes@01.\($0)").path }
        let output = Pipe()
        verify.standardError = output
        try verify.run()
        let words = output.fileHandleForReading.readDataToEndOfFile()
        verify.waitUntilExit()
        // Units of the system itself may be worth a word, too.
        let own = String(decoding: words, as: UTF8.self).split(separator: "\n").filter { $0.contains("notes@") }
        #expect(verify.terminationStatus == 0 && own.isEmpty, "\(own)")
    }

    @Test("A name for files and units is made of the program's")
    func names() {
        #expect(ServePlan.name(of: "Book Reader") == "book_reader")
        #expect(ServePlan.name(of: "../Ä") == "____")
        #expect(ServePlan.name(of: "") == "app")
    }
}

@Suite("Processes that are served") struct ServedProcessTests {
    /// The lines that a program has written.
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }

        /// Waits until a condition holds of the lines, for a minute at most.
        func wait(_ location: SourceLocation = #_sourceLocation, until holds: ([String]) -> Bool) async throws {
            for _ in 0..<6000 {
                if holds(all) { return }
                try await Task.sleep(for: .milliseconds(10))
            }
            Issue.record("There are these lines: \(all)", sourceLocation: location)
        }
    }

    private let variables = ["PATH": "/usr/bin:/bin"]

    @Test("A program's lines and its end are reported")
    func lines() async throws {
        let lines = Lines()
        let process = try ServedProcess(
            ["/bin/sh", "-c", "echo one; echo two >&2; printf three; exit 7"], variables: variables
        ) { lines.add($0) }
        #expect(await process.end == .exited(7))
        try await lines.wait { $0.count == 3 }
        #expect(lines.all == ["one", "two", "three"])
        #expect(process.hasEnded)
    }

    @Test("A program can be asked to end, though the tool itself takes no signal")
    func ended() async throws {
        signal(SIGTERM, SIG_IGN)
        defer { signal(SIGTERM, SIG_DFL) }
        let process = try ServedProcess(["sleep", "600"], variables: variables) { _ in }
        #expect(await process.stop(within: .seconds(60)) == .signaled(SIGTERM))
        let lines = Lines()
        let deaf = try ServedProcess(
            ["/bin/sh", "-c", "trap '' TERM; echo deaf; exec sleep 600"], variables: variables
        ) { lines.add($0) }
        try await lines.wait { $0 == ["deaf"] }
        #expect(await deaf.stop(within: .milliseconds(1)) == .signaled(SIGKILL))
        #expect(deaf.hasEnded)
    }

    @Test("Sockets are given as systemd gives them, and none is in the place of another")
    func sockets() async throws {
        let lines = Lines()
        let files = [open("/dev/null", O_RDONLY | O_CLOEXEC), open("/dev/zero", O_RDONLY | O_CLOEXEC)].map { file in
            defer { close(file) }
            return fcntl(file, F_DUPFD_CLOEXEC, 10)
        }
        defer { for file in files { close(file) } }
        let process = try ServedProcess(
            ["/bin/sh", "-c", "echo $(($LISTEN_PID - $$)) $LISTEN_FDS; readlink /proc/$$/fd/3 /proc/$$/fd/4"],
            variables: variables, sockets: files
        ) { lines.add($0) }
        #expect(await process.end == .exited(0))
        try await lines.wait { $0.count == 3 }
        #expect(lines.all == ["0 2", "/dev/null", "/dev/zero"])
    }

    @Test("A program that cannot be run is reported")
    func missing() {
        #expect(throws: ToolError.self) { try ServedProcess(["/no/program"], variables: [:]) { _ in } }
    }

    @Test("A killed process is restarted, and a process that ends at once repeatedly only after a pause")
    func anew() async throws {
        let lines = Lines()
        var timeouts = Supervisor.Timeouts()
        timeouts.pauses = [.zero, .seconds(3600)]
        let job = Supervisor.Job(name: "process 1", arguments: ["sleep", "600"], variables: variables)
        let supervisor = Supervisor([job], timeouts: timeouts) { lines.add($0) }
        try await supervisor.start()
        let first = try #require(await supervisor.process(of: "process 1"))
        kill(first, SIGKILL)
        try await lines.wait { $0 == ["process 1: it was ended by Killed. It is restarted at once."] }
        var second = first
        while second == first { second = await supervisor.process(of: "process 1") ?? first }
        kill(second, SIGKILL)
        try await lines.wait { $0.last == "process 1: it was ended by Killed. It is restarted in 3600 s." }
        await supervisor.end()
    }

    @Test("An answer of HTTP is read, and what is none is not")
    func answers() {
        #expect(
            OperatorQuestion.read("HTTP/1.1 503 Service Unavailable\r\nA: b\r\n\r\nIt hangs.\nAnd more.")
                == OperatorQuestion.Answer(status: 503, words: "It hangs."))
        #expect(OperatorQuestion.read("HTTP/1.1 200 OK\r\n\r\n")?.words == "")
        for text in ["", "HTTP/1.1 200 OK", "SSH-2.0\r\n\r\n"] { #expect(OperatorQuestion.read(text) == nil) }
    }

    @Test(
        "A process counts as silent three seconds before it reports a hang, until its next answer"
    )
    func silence() {
        let now = ContinuousClock.now
        var silence = Silence()
        #expect(silence.time(until: now) == nil)
        silence.record(nil, now: now)
        #expect(silence.time(until: now + .seconds(2)) == .seconds(2))
        silence.record(OperatorQuestion.Answer(status: 200, words: "ok"), now: now)
        #expect(silence.time(until: now) == nil)
        silence.record(OperatorQuestion.Answer(status: 503, words: "It hangs."), now: now)
        #expect(silence.time(until: now) == .seconds(3) && silence.words == "It hangs.")
    }
}

@Suite("The command serve") struct ServeCommandTests {
    @Test(
        "Invalid arguments of serve are reported in one line, before anything is built",
        arguments: [
            (["nope"], 1, "There is no file or folder nope."),
            (["a.swift", "--processes", "0"], 64, "“0” is no number of processes"),
            (["a.swift", "--port", "x"], 64, "“x” is no port"),
            (["a.swift", "--address", "here"], 64, "“here” is no address"),
            (["a.swift", "--redis", "here"], 64, "UMWELT_REDIS is no address"),
            (["a.swift", "--certificate", "c.pem"], 1, "c.pem cannot be read"),
            (
                ["a.swift", "--redis", "redis://127.0.0.1:1"], 1,
                "Redis at 127.0.0.1:1 cannot be used: Connection refused."
            ),
        ] as [([String], Int32, String)])
    func refused(arguments: [String], code: Int32, message: String) async throws {
        let workshop = try Workshop()
        try workshop.write("", to: "a.swift")
        let outcome = try await workshop.run("umwelt", ["serve"] + arguments)
        #expect(outcome.code == code)
        #expect(outcome.errors.contains(message))
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test("A port in use is reported")
    func taken() async throws {
        let sockets = try ServeSockets(count: 1)
        let port = sockets.places[0].port
        let outcome = try await Workshop().umwelt("serve", "/usr/bin/true", "--port", "\(port)")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("Port \(port) is in use: choose another one with --port."))
        withExtendedLifetime(sockets) {}
    }

    @Test("A program that ends before it is ready is reported, and nothing is left")
    func endsAtOnce() async throws {
        let outcome = try await Workshop().umwelt("serve", "/usr/bin/false", "--port", "0", "--processes", "2")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("cannot be served: it ended with 1."))
    }

    @Test("The configuration and the units alone are written to a folder")
    func written() async throws {
        let workshop = try Workshop()
        let outcome = try await workshop.umwelt(
            "serve", "/usr/bin/true", "--processes", "2", "--port", "80", "--write", "units")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("true@.service, true@.socket"))
        #expect(outcome.output.contains("systemctl enable --now true@01.service true@02.service"))
        #expect(String(decoding: try workshop.data("units/haproxy.cfg"), as: UTF8.self).contains("bind 127.0.0.1:80\n"))
        #expect(
            String(decoding: try workshop.data("units/true@.service"), as: UTF8.self)
                .contains("ExecStart=\"/usr/bin/true\"\n"))
    }
}

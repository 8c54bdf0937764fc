/// The units with which systemd runs the processes of an app instead of `umwelt serve`: templates with an instance for
/// each process, with a number of two digits.
struct SystemdUnits {
    let plan: ServePlan

    /// The path of the program.
    let program: String

    /// The prefixes of processes' ports; the number of the process follows.
    private static let (pages, operators): (UInt16, UInt16) = (181, 191)

    /// Returns the ports of the units' processes.
    static func places(_ count: Int) -> [ServePlan.Place] {
        (1...max(1, count)).map { number in
            ServePlan.Place(
                number: number, port: pages * 100 + UInt16(number), operatorPort: operators * 100 + UInt16(number))
        }
    }

    /// The most processes that have ports.
    static let most = 99

    /// Returns the name of a process's instance.
    static func instance(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// The unit with the sockets of a process, so that connections wait while it restarts.
    var socket: String {
        """
        [Unit]
        Description=Sockets of \(plan.name), process %i

        [Socket]
        ListenStream=127.0.0.1:\(Self.pages)%i
        ListenStream=127.0.0.1:\(Self.operators)%i
        Backlog=4096
        # Connections that come while a process fails again and again wait; they do not end the socket.
        TriggerLimitIntervalSec=0

        [Install]
        WantedBy=sockets.target

        """
    }

    /// The unit that runs a process.
    var service: String {
        """
        [Unit]
        Description=\(plan.name), process %i
        Requires=\(plan.name)@%i.socket
        After=network-online.target \(plan.name)@%i.socket
        Wants=network-online.target
        # A process that fails is started anew as often as it fails.
        StartLimitIntervalSec=0

        [Service]
        # It says when it is ready: until then a restart is not done.
        Type=notify
        ExecStart=\(Self.escaped(program))
        \(environment.map { "Environment=\($0)" }.joined(separator: "\n"))
        # Passwords and keys, and whatever differs from machine to machine.
        EnvironmentFile=-/etc/\(plan.name).env
        # One user for all instances, as they share files.
        DynamicUser=yes
        User=\(plan.name)
        StateDirectory=\(plan.name)
        CacheDirectory=\(plan.name)
        Restart=always
        RestartSec=1s
        # A main thread that does not answer for ten seconds. The log has its place by then: to take a sample of all
        # threads once more, as other signals do, would take long.
        NotifyAccess=main
        WatchdogSec=10
        WatchdogSignal=SIGKILL
        # SIGTERM has the process send its pages to others within two seconds.
        TimeoutStopSec=20

        [Install]
        WantedBy=multi-user.target

        """
    }

    private var environment: [String] {
        let folder = "/var/lib/\(plan.name)"
        let place = ServePlan.Place(number: 1, port: 0, operatorPort: 0)
        var variables = plan.environment(of: place, in: folder)
        variables["UMWELT_PORT"] = "\(Self.pages)%i"
        variables["UMWELT_METRICS"] = "127.0.0.1:\(Self.operators)%i"
        variables["UMWELT_PROCESS"] = "%i"
        variables["XDG_CACHE_HOME"] = "/var/cache/\(plan.name)"
        for name in [
            "UMWELT_HOSTS", "UMWELT_BASE", "UMWELT_USER_HEADER", "UMWELT_GROUPS_HEADER", "UMWELT_REDIS_CA",
            "UMWELT_REDIS_CERTIFICATE",
        ] {
            if let value = plan.variables[name], !value.isEmpty { variables[name] = value }
        }
        // An address with a password is none for a file that all may read.
        if plan.redis?.contains("@") == true { variables["UMWELT_REDIS"] = nil }
        let ofInstances = ["UMWELT_PORT", "UMWELT_METRICS", "UMWELT_PROCESS"]
        return variables.sorted { $0.key < $1.key }.map { name, value in
            ofInstances.contains(name) ? "\"\(name)=\(value)\"" : Self.escaped("\(name)=\(value)")
        }
    }

    /// Returns a text as one word of a unit, with `%` escaped.
    private static func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
        return "\"\(text)\""
    }
}

import Foundation
import Umwelt
import UmweltServing

/// The settings of the browser host, which environment variables of the process set.
public struct BrowserSettings: Sendable {
    /// The listening address, set by `UMWELT_ADDRESS`; by default only this machine's loopback address.
    public var address = "127.0.0.1"

    /// The listening port, set by `UMWELT_PORT`. If it is in use, the next free one is used. 0 means any free port.
    public var port: UInt16 = 8080

    /// The path of the socket of the tool that runs the app, set by `UMWELT_TOOL`; nil if no tool runs it.
    public var tool: String?

    /// The time for which the window of a disconnected page is kept.
    public var keepsWindowsFor: Duration = .seconds(60)

    /// The time that a page is hidden before its window is closed, set by `UMWELT_SUSPEND` in seconds; nil, the
    /// default, for never. The page continues from its stored state when it is visible again.
    var suspendsPagesAfter: Duration?

    /// The time that a page is idle before its window hibernates, set by `UMWELT_HIBERNATE` in seconds; nil, the
    /// default, for never.
    var hibernatesPagesAfter: Duration?

    /// The greatest number of windows, set by `UMWELT_WINDOWS`.
    ///
    /// At this number, the longest disconnected page loses its window to the next page; if all are connected, the next
    /// page is refused.
    public var maxWindows = 1000

    /// The address for operators and proxies, set by `UMWELT_METRICS`; nil for none.
    var operators: ListenAddress?

    /// The time over which pages are sent away when SIGTERM asks the process to end, set by `UMWELT_DRAIN` in seconds.
    ///
    /// By default it is two seconds with an operator address, an app for each visitor or a store for state; otherwise
    /// nil: the process ends immediately.
    ///
    /// Each page disconnects at a different moment, so that the next process does not receive all of them at the same
    /// time.
    public var drainTime: Duration?

    /// The server's host names besides this machine's, in lower case; set by `UMWELT_HOSTS`.
    public var hosts: Set<String> = []

    /// The other sites whose pages may show this server's in a frame, as sources of a content security policy, such as
    /// `vscode-webview:`; set by `UMWELT_FRAMES`.
    var embedders: [String] = []

    /// The folder for windows' state between processes, set by `UMWELT_SESSIONS`; nil to store none.
    var sessions: URL?

    /// The Redis for the state instead of a folder, for processes on several machines; set by `UMWELT_REDIS`, and for
    /// TLS by `UMWELT_REDIS_CA` and `UMWELT_REDIS_CERTIFICATE`.
    package var redis: RedisAddress?

    /// True if windows' state is stored for the next process.
    var keepsState: Bool { sessions != nil || redis != nil }

    /// The delay between a change and storing it.
    var keepsStateAfter = Duration.seconds(1)

    /// The path of the app at its host, such as `/notes`; empty for the root. Set by `UMWELT_BASE`.
    var basePath = ""

    /// The proxies in front of the server, set by `UMWELT_PROXIES`, `UMWELT_USER_HEADER` and `UMWELT_GROUPS_HEADER`.
    var proxies = ProxySettings()

    /// The apps behind the pages, set by `UMWELT_APPS`.
    public var apps = Apps.shared

    /// The apps behind the pages.
    public enum Apps: String, Sendable {
        /// One app, whose windows all pages show: for a single user's machine.
        case shared
        /// An app for each visitor, who is known by a cookie.
        case visitor
    }

    /// The key that signs visitors' cookies, set by `UMWELT_KEY`; nil for the one in ``keyFile``.
    var key: String?

    /// The file with the key, set by `UMWELT_KEY_FILE`. It is created if it does not exist.
    var keyFile: URL

    /// The folder for data of visitors' apps.
    var visitorFolder: URL

    /// The greatest number of windows of a visitor. This figure and those below are guesses.
    public var maxWindowsOfVisitor = 20

    /// The greatest number of messages a second of all pages of a visitor.
    var maxMessagesOfVisitor = 240

    /// The bytes of files that a visitor has sent and no message has named.
    var maxUnclaimedOfVisitor = FileExchange.longestFile

    /// Values of the host that are set in place of the browser's, by the lines of `UMWELT_SET`, as in
    /// `reduceMotion=true`.
    var values = TraitSettings()

    /// The settings of logs, from `UMWELT_LOG` and `UMWELT_LOG_LEVEL`; nil if the program configures logs.
    var logs: JSONLog.Settings?

    /// The name of the process in logs, to distinguish processes of an app; set by `UMWELT_PROCESS`.
    var process: String?

    /// True if pages offer their own settings and the inspector: under the tool.
    var offersTools: Bool

    /// The limits for input from the network.
    var limits = ServerLimits()

    /// The folder for windows' state between reconnections of pages, set by `XDG_STATE_HOME`.
    public var stateFolder: SceneStateFolder

    /// Reads the settings from environment variables. Missing and empty variables mean the default.
    ///
    /// - Parameter variables: The environment of the process, such as `UMWELT_PORT`.
    /// - Throws: A `BrowserHostError` that names the variable's text.
    public init(_ variables: [String: String] = [:]) throws {
        stateFolder = SceneStateFolder(variables: variables)
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        func value<Value>(
            _ name: String, _ read: (String) -> Value?, _ fault: (String) -> BrowserHostError
        ) throws -> Value? {
            guard let text = value(name) else { return nil }
            guard let value = read(text) else { throw fault(text) }
            return value
        }
        address =
            try value("UMWELT_ADDRESS", { IPAddress($0) == nil ? nil : $0 }, BrowserHostError.invalidAddress) ?? address
        port = try value("UMWELT_PORT", { UInt16($0) }, BrowserHostError.invalidPort) ?? port
        operators = try value("UMWELT_METRICS", ListenAddress.init, BrowserHostError.invalidOperatorAddress)
        tool = value("UMWELT_TOOL")
        offersTools = tool != nil
        let store = stateFolder.url.deletingLastPathComponent()
        visitorFolder = store.appendingPathComponent("visitors", isDirectory: true)
        keyFile = value("UMWELT_KEY_FILE").map { URL(fileURLWithPath: $0) } ?? store.appendingPathComponent("key")
        key = value("UMWELT_KEY")
        apps = try value("UMWELT_APPS", Apps.init, BrowserHostError.invalidApps) ?? apps
        hosts = Set(Self.list(value("UMWELT_HOSTS")).map { $0.lowercased() })
        embedders = try Self.list(value("UMWELT_FRAMES")).map { source in
            guard Self.isPolicySource(source) else { throw BrowserHostError.invalidEmbedder(source) }
            return source
        }
        proxies.trusted = try Self.list(value("UMWELT_PROXIES")).map { text in
            guard let range = AddressRange(text) else { throw BrowserHostError.invalidProxy(text) }
            return range
        }
        proxies.userHeader = value("UMWELT_USER_HEADER")
        proxies.groupsHeader = value("UMWELT_GROUPS_HEADER")
        let count = try value(
            "UMWELT_WINDOWS", { Int($0).flatMap { $0 > 0 ? $0 : nil } }, BrowserHostError.invalidWindows)
        maxWindows = count ?? maxWindows
        if tool == nil {
            sessions = try value("UMWELT_SESSIONS", Self.sessionFolder, BrowserHostError.invalidSessions)
            redis = try value("UMWELT_REDIS", RedisAddress.init) { _ in .invalidRedis }
            redis?.setCertificates(from: variables)
            basePath = try value("UMWELT_BASE", Self.basePath, BrowserHostError.invalidBase) ?? basePath
            suspendsPagesAfter = try value(
                "UMWELT_SUSPEND", { Self.duration($0, in: 1...86_400) }, BrowserHostError.invalidSuspension)
            hibernatesPagesAfter = try value(
                "UMWELT_HIBERNATE", { Self.duration($0, in: 1...86_400) }, BrowserHostError.invalidHibernation)
            if suspendsPagesAfter != nil && !keepsState { throw BrowserHostError.suspensionWithoutState }
        }
        do {
            values = try TraitSettings(value("UMWELT_SET") ?? "")
        } catch {
            throw BrowserHostError.invalidTrait("\(error)")
        }
        logs = try Self.logs(format: value("UMWELT_LOG"), level: value("UMWELT_LOG_LEVEL"))
        process = value("UMWELT_PROCESS")
        drainTime = try value(
            "UMWELT_DRAIN", { Self.duration($0, in: 0...3600) }, BrowserHostError.invalidDrainTime)
        if drainTime == nil, operators != nil || apps == .visitor || keepsState { drainTime = .seconds(2) }
        // One process of the tool's takes the place of another one, which still has the address.
        if tool != nil { (operators, drainTime) = (nil, nil) }
    }

    private static func sessionFolder(_ text: String) -> URL? {
        text.hasPrefix("/") ? URL(fileURLWithPath: text, isDirectory: true) : nil
    }

    private static func logs(format: String?, level: String?) throws -> JSONLog.Settings? {
        if format == nil && level == nil { return nil }
        guard let settings = JSONLog.Settings(format: format, level: level) else {
            throw BrowserHostError.invalidLog([format, level].compactMap { $0 }.joined(separator: ", "))
        }
        return settings
    }

    /// Returns a time in seconds; nil if the text is not a number, or out of the range.
    private static func duration(_ text: String, in seconds: ClosedRange<Double>) -> Duration? {
        Double(text).flatMap { seconds.contains($0) ? .seconds($0) : nil }
    }

    /// Returns a path without a trailing slash; nil if it does not start with a slash, or has characters that need
    /// escaping.
    private static func basePath(_ text: String) -> String? {
        let path = text.hasSuffix("/") ? String(text.dropLast()) : text
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard path.isEmpty || parts.first == "" else { return nil }
        let arePlain = parts.dropFirst().allSatisfy { part in
            !part.isEmpty && part != "." && part != ".."
                && part.unicodeScalars.allSatisfy { scalar in
                    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                        || ["-", ".", "_"].contains(scalar)
                }
        }
        return arePlain ? path : nil
    }

    /// Returns true for a scheme, or for an origin with a host: nothing that ends the directive of a policy.
    private static func isPolicySource(_ text: String) -> Bool {
        text.wholeMatch(of: /[a-z][a-z0-9+.-]*:(\/\/[A-Za-z0-9.*-]+(:[0-9*]+)?)?/) != nil
    }

    /// Returns the parts of a value between commas.
    private static func list(_ value: String?) -> [String] {
        (value ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

/// The reasons why the browser host cannot start.
public enum BrowserHostError: Error, Equatable, CustomStringConvertible {
    /// The address is not a numeric IP address.
    case invalidAddress(String)
    /// The port is not a valid port number.
    case invalidPort(String)
    /// The address for operators is not a numeric IP address with a port.
    case invalidOperatorAddress(String)
    /// The time for sending pages away is no number of seconds.
    case invalidDrainTime(String)
    /// The value is neither of the supported ones.
    case invalidApps(String)
    /// The key that signs visitors' cookies is unusable, with a reason.
    case invalidKey(String)
    /// A proxy's address is none, and no range of addresses.
    case invalidProxy(String)
    /// The source of pages that may show this server's in a frame is none.
    case invalidEmbedder(String)
    /// The path of the app is none.
    case invalidBase(String)
    /// The folder for the state of windows is no absolute path.
    case invalidSessions(String)
    /// The address of Redis is none. It may contain a password, so the message does not repeat it.
    case invalidRedis
    /// An address of Redis is set for a program that is built without it.
    case withoutRedis
    /// The time after which hidden pages are suspended is no number of seconds.
    case invalidSuspension(String)
    /// Hidden pages shall be suspended, but there is no store for their state.
    case suspensionWithoutState
    /// The time after which windows of idle pages hibernate is no number of seconds.
    case invalidHibernation(String)
    /// The log format or level is unknown.
    case invalidLog(String)
    /// A value of the host is unknown, or has no such setting; with the message for the user.
    case invalidTrait(String)
    /// The greatest number of windows is no number.
    case invalidWindows(String)
    /// Listening at the address fails.
    case cannotListen(address: String, reason: String)
    /// The server has unexpectedly stopped listening.
    case stoppedListening(address: String, reason: String)
    /// No preview is linked into the program.
    case nothingToShow
    /// The port is in use, and so are all that were tried after it.
    case noFreePort(after: UInt16)

    /// The message for the user.
    public var description: String {
        switch self {
        case .invalidAddress(let text): "“\(text)” is no address: write one such as 127.0.0.1."
        case .invalidPort(let text): "“\(text)” is no port: write a number from 0 to 65535."
        case .invalidOperatorAddress(let text):
            "“\(text)” is no address with a port: write one such as 127.0.0.1:9100."
        case .invalidTrait(let message): message
        case .invalidDrainTime(let text): "“\(text)” is no time: write a number of seconds, such as 2."
        case .invalidApps(let text): "UMWELT_APPS can be shared or visitor, not “\(text)”."
        case .invalidKey(let reason): "There is no key to sign visitors' cookies with: \(reason)"
        case .invalidProxy(let text): "“\(text)” is no address of a proxy: write one such as 10.0.0.5, or 10.0.0.0/8."
        case .invalidEmbedder(let text):
            "“\(text)” is no site for UMWELT_FRAMES: write one such as vscode-webview: or https://example.com."
        case .invalidBase(let text): "“\(text)” is no path of an app: write one such as /notes."
        case .invalidSessions(let text): "“\(text)” is no folder for sessions: write a path that begins with a slash."
        case .invalidRedis: "UMWELT_REDIS is no address: write one such as redis://127.0.0.1:6379."
        case .withoutRedis:
            "UMWELT_REDIS is set, and the program is built without Redis: choose umwelt's trait Redis in Package.swift."
        case .invalidSuspension(let text):
            "“\(text)” is no time to suspend hidden pages after: write a number of seconds from 1 to 86400, such as 300."
        case .suspensionWithoutState:
            "UMWELT_SUSPEND needs a session store for the state of pages: set UMWELT_SESSIONS or UMWELT_REDIS too."
        case .invalidHibernation(let text):
            "“\(text)” is no time after which idle pages hibernate: write a number of seconds from 1 to 86400, such as "
                + "60."
        case .invalidLog(let text):
            "UMWELT_LOG can be text or json, and UMWELT_LOG_LEVEL be trace, debug, info, notice, warning, error or "
                + "critical, not “\(text)”."
        case .invalidWindows(let text): "“\(text)” is no number of windows: write one such as 2000."
        case .cannotListen(let address, let reason): "The server cannot listen at \(address): \(reason)"
        case .stoppedListening(let address, let reason): "The server no longer listens at \(address): \(reason)"
        case .nothingToShow: "There is nothing to show: write an App with @main, or a #Preview."
        case .noFreePort(let port):
            "Port \(port) is in use, and so are the ports after it: set UMWELT_PORT to another port."
        }
    }
}

import Foundation
import Umwelt

/// The plan of an app that many processes serve behind one proxy: names, addresses and settings.
struct ServePlan: Sendable {
    /// The ports of one process on this machine, and its number from 1.
    struct Place: Sendable, Equatable {
        let number: Int

        /// The port to which the proxy forwards pages.
        let port: UInt16

        /// The port of the process's health checks.
        let operatorPort: UInt16
    }

    /// The name of the app, for files and units: of letters, digits, `-` and `_`.
    let name: String

    /// The public address of the proxy.
    var address = "127.0.0.1"

    /// The public port of the proxy.
    var port: UInt16 = 8080

    /// A file with a certificate and its key for TLS; nil to speak HTTP.
    var certificate: String?

    /// The processes.
    var places: [Place]

    /// The settings of the tool itself, which processes have too.
    var variables: [String: String] = [:]

    /// The address of Redis; nil to store sessions in files.
    var redis: String?

    /// Makes a name from a program's.
    static func name(of program: String) -> String {
        let name = program.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }
        return name.isEmpty ? "app" : String(name).lowercased()
    }

    /// The trusted proxies in front of this one, whose headers are passed on.
    var proxies: [String] {
        (variables["UMWELT_PROXIES"] ?? "").split { $0 == "," || $0 == " " }.map(String.init)
    }

    /// The headers in which the trusted proxies pass users' names.
    var userHeaders: [String] {
        ["UMWELT_USER_HEADER", "UMWELT_GROUPS_HEADER"].compactMap { variables[$0] }.filter { !$0.isEmpty }
    }

    /// The address as URLs and HAProxy have it: of IPv6 in brackets.
    var urlHost: String { address.contains(":") ? "[\(address)]" : address }

    /// The URL for people on this machine.
    var url: String {
        let isEverywhere = ["0.0.0.0", "::"].contains(address)
        let host = isEverywhere ? "127.0.0.1" : urlHost
        return "\(certificate == nil ? "http" : "https")://\(host):\(port)\(variables["UMWELT_BASE"] ?? "")"
    }

    /// Returns the variables of a process.
    ///
    /// - Parameters:
    ///   - place: The process.
    ///   - folder: The shared folder for the processes' data.
    func environment(of place: Place, in folder: String) -> [String: String] {
        var all: [String: String] = [
            "UMWELT_HOST": "browser", "UMWELT_ADDRESS": "127.0.0.1", "UMWELT_PORT": "\(place.port)",
            "UMWELT_METRICS": "127.0.0.1:\(place.operatorPort)",
            "UMWELT_PROXIES": (["127.0.0.1"] + proxies.filter { $0 != "127.0.0.1" }).joined(separator: ","),
            "UMWELT_PROCESS": "\(place.number)", "UMWELT_STORE": folder, "XDG_CONFIG_HOME": "\(folder)/defaults",
        ]
        // Settings of the tool stay as they are.
        if variables["UMWELT_APPS"]?.isEmpty != false { all["UMWELT_APPS"] = "visitor" }
        if variables["UMWELT_KEY"]?.isEmpty != false, variables["UMWELT_KEY_FILE"]?.isEmpty != false {
            all["UMWELT_KEY_FILE"] = "\(folder)/key"
        }
        for name in [SDKVersion.variable, InterfaceDesign.variable] {
            if let version = variables[name], !version.isEmpty { all[name] = version }
        }
        if let redis {
            all["UMWELT_REDIS"] = redis
        } else if variables["UMWELT_SESSIONS"]?.isEmpty != false {
            all["UMWELT_SESSIONS"] = "\(folder)/sessions"
        }
        return all
    }
}

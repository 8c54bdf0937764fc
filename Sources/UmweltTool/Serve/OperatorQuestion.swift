import Foundation

/// A question at the address for operators of a process, such as whether it is ready.
enum OperatorQuestion {
    /// A response: an HTTP status, and the first line of its body.
    struct Answer: Sendable, Equatable {
        let status: Int
        let words: String
    }

    private static let queue = DispatchQueue(label: "umwelt.questions", attributes: .concurrent)

    /// Requests a path; returns nil without a timely response.
    static func ask(_ path: String, at port: UInt16, within seconds: Int = 2) async -> Answer? {
        await withCheckedContinuation { waiter in
            queue.async { waiter.resume(returning: answer(path, port, seconds)) }
        }
    }

    /// Returns true if a port of this machine accepts connections.
    static func isOpen(_ port: UInt16) async -> Bool {
        await withCheckedContinuation { waiter in
            queue.async {
                let made = connection(to: port, within: 1)
                if let made { close(made) }
                waiter.resume(returning: made != nil)
            }
        }
    }

    /// Connects to a port of this machine; returns nil if nothing accepts connections there.
    private static func connection(to port: UInt16, within seconds: Int) -> Int32? {
        let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard made >= 0 else { return nil }
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(made, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let isConnected = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(made, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if isConnected { return made }
        close(made)
        return nil
    }

    private static func answer(_ path: String, _ port: UInt16, _ seconds: Int) -> Answer? {
        guard let made = connection(to: port, within: seconds) else { return nil }
        defer { close(made) }
        let question = Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".utf8)
        guard send(made, question, question.count, Int32(MSG_NOSIGNAL)) == question.count else { return nil }
        var text: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while text.count < 65_536 {
            let count = recv(made, &part, part.count, 0)
            guard count > 0 else { break }
            text += part.prefix(count)
        }
        return read(String(decoding: text, as: UTF8.self))
    }

    /// Reads a response; nil if it is invalid.
    static func read(_ text: String) -> Answer? {
        let parts = text.components(separatedBy: "\r\n\r\n")
        let words = parts[0].split(separator: " ")
        guard parts.count > 1, parts[0].hasPrefix("HTTP/1.1 "), words.count > 1, let status = Int(words[1]) else {
            return nil
        }
        let line = parts[1].split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        return Answer(status: status, words: String(line))
    }
}

import Foundation
import Testing
@testable import UmweltServing

@testable import UmweltBrowser

/// The sockets that systemd gives a process, and the signs of life that systemd receives.
@Suite(.serialized, .oneAtATime) @MainActor struct ServiceTests {
    @Test("Sockets are those of the process that they are named for")
    func count() {
        let variables = ["LISTEN_PID": "7", "LISTEN_FDS": "2"]
        #expect(InheritedSockets.count(in: variables, for: 7) == 2)
        #expect(InheritedSockets.count(in: variables, for: 8) == 0)
        #expect(InheritedSockets.count(in: ["LISTEN_FDS": "2"], for: 7) == 0)
        #expect(InheritedSockets.count(in: ["LISTEN_PID": "7"], for: 7) == 0)
    }

    @Test("A descriptor that is no socket at which connections wait is none")
    func listening() throws {
        let listener = try PageListener(try .patient())
        #expect(InheritedSockets.isListening(listener.descriptor))
        #expect(!InheritedSockets.isListening(STDIN_FILENO))
        #expect(!InheritedSockets.isListening(-1))
    }

    @Test("Operators and pages are answered at sockets that were there before the process, also by the next one")
    func sockets() async throws {
        let (pages, operators) = (try PageListener(try .patient()), try PageListener(try .patient()))
        var settings = try BrowserSettings.patient()
        settings.operators = ListenAddress("127.0.0.1:\(operators.port)")
        for _ in 0..<2 {
            let host = BrowserHost(SampleApp(), settings: settings)
            (host.listener, host.operatorListener) = (pages, operators)
            #expect(try await host.start().port == Int(pages.port))
            let url = try #require(host.operatorURL)
            #expect(url.port == Int(operators.port))
            #expect(try await RawPage(at: url).get("/readyz").0 == 200)
            await host.stop()
        }
    }

    @Test("The process sends signs of life twice in each period of the watchdog")
    func pause() {
        #expect(ServiceManager.pause(in: ["WATCHDOG_USEC": "10000000"], for: 7) == 5_000_000)
        #expect(ServiceManager.pause(in: ["WATCHDOG_USEC": "10000000", "WATCHDOG_PID": "7"], for: 7) == 5_000_000)
        #expect(ServiceManager.pause(in: ["WATCHDOG_USEC": "10000000", "WATCHDOG_PID": "7"], for: 8) == nil)
        for text in ["", "soon", "0"] { #expect(ServiceManager.pause(in: ["WATCHDOG_USEC": text], for: 7) == nil) }
    }

    @Test("Notifications for systemd reach its socket", arguments: ["@umwelt-", "/tmp/umwelt-"])
    func sign(start: String) throws {
        let path = start + UUID().uuidString
        let made = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer {
            close(made)
            unlink(path)
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = Array(path.utf8).map { $0 == UInt8(ascii: "@") ? 0 : $0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let isBound = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(made, $0, socklen_t(2 + name.count)) == 0 }
        }
        try #require(isBound)
        for (notice, text) in [(.alive, "WATCHDOG=1"), (.ready, "READY=1")] as [(ServiceManager.Notice, String)] {
            #expect(ServiceManager(path: path).send(notice))
            var bytes = [UInt8](repeating: 0, count: 64)
            let count = recv(made, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == text)
        }
        #expect(!ServiceManager(path: path + "x").send(.alive))
    }
}

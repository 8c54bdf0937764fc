import CoreMetrics
import Foundation
import NIOHTTP1
import Testing
import UmweltServing

@testable import UmweltBrowser

/// The metrics as text, without a server.
@Suite struct MetricsTextTests {
    @Test("Metrics are listed by name, each with its type, and their dimensions as labels")
    func text() {
        let metrics = PrometheusMetrics()
        let counter = Counter(label: "visits.of-all", dimensions: [("place", "a \"b\"\\\n")], factory: metrics)
        counter.increment(by: 3)
        let meter = Meter(label: "9 lives", factory: metrics)
        meter.set(9)
        meter.decrement()
        let sizes = Recorder(label: "sizes", factory: metrics)
        sizes.record(2)
        sizes.record(5)
        #expect(
            metrics.text == """
                # TYPE _9_lives gauge
                _9_lives 8.0
                # TYPE sizes summary
                sizes_sum 7.0
                sizes_count 2
                # TYPE visits_of_all counter
                visits_of_all{place="a \\"b\\"\\\\\\n"} 3

                """)
    }

    @Test("Times are a distribution in seconds")
    func times() {
        let metrics = PrometheusMetrics()
        let timer = Timer(label: "pass", factory: metrics)
        timer.recordNanoseconds(1_500_000)
        timer.recordNanoseconds(10_000_000_000)
        let lines = metrics.text.split(separator: "\n")
        #expect(lines.first == "# TYPE pass_seconds histogram")
        #expect(lines.contains("pass_seconds_bucket{le=\"0.001\"} 0"))
        #expect(lines.contains("pass_seconds_bucket{le=\"0.002\"} 1"))
        #expect(lines.contains("pass_seconds_bucket{le=\"4.0\"} 1"))
        #expect(lines.contains("pass_seconds_bucket{le=\"+Inf\"} 2"))
        #expect(lines.suffix(2) == ["pass_seconds_sum 10.0015", "pass_seconds_count 2"])
    }

    @Test("A metric with a known name is the same one, and another type does not change it")
    func same() {
        let metrics = PrometheusMetrics()
        Counter(label: "visits", factory: metrics).increment()
        Counter(label: "visits", factory: metrics).increment()
        Meter(label: "visits", factory: metrics).set(70)
        #expect(metrics.text == "# TYPE visits counter\nvisits 2\n")
        Counter(label: "visits", factory: metrics).destroy()
        #expect(metrics.text.isEmpty)
    }

    @Test("A host whose metrics nothing reads takes no time")
    func silent() {
        #expect(ServerMetrics(NOOPMetricsHandler.instance).begin() == nil)
        #expect(ServerMetrics(PrometheusMetrics()).begin() != nil)
    }
}

/// The answers to operators and proxies, without a server.
@Suite struct OperatorAnswerTests {
    private let state = ServerState()
    private let hangs = HangNotifier()

    private func answer(_ path: String, method: HTTPMethod = .GET) -> (UInt, String) {
        let answers = OperatorResponses(state: state, hangs: hangs, metrics: nil)
        let response = answers.answer(HTTPRequestHead(version: .http1_1, method: method, uri: path))
        return (response.status.code, String(decoding: response.body.reduce(Data(), +), as: UTF8.self))
    }

    @Test("A process is ready from its start until it drains, and healthy all the time")
    func phases() {
        #expect(answer("/readyz") == (503, "starting\n"))
        state.begin(.ready)
        #expect(answer("/readyz") == (200, "ok\n"))
        state.begin(.draining)
        state.begin(.ready)
        #expect(answer("/readyz") == (503, "draining\n"))
        #expect(answer("/healthz") == (200, "ok\n"))
    }

    @Test("Other paths are not found, and other methods are refused")
    func others() {
        #expect(answer("/").0 == 404)
        #expect(answer("/metrics", method: .POST).0 == 405)
        #expect(answer("/metrics").1.contains("process_resident_memory_bytes "))
    }
}

@Suite(.serialized, .oneAtATime) @MainActor struct OperatorTests {
    /// Runs the sample app with an address for operators while `body` does.
    private func withOperators(_ body: (BrowserHost, URL, URL) async throws -> Void) async throws {
        var settings = try BrowserSettings.patient()
        settings.operators = ListenAddress("127.0.0.1:0")
        settings.drainTime = .milliseconds(50)
        let host = BrowserHost(SampleApp(), settings: settings)
        let url = try await host.start()
        do {
            try await body(host, url, try #require(host.operatorURL))
        } catch {
            await host.stop()
            throw error
        }
        await host.stop()
    }

    private func metric(_ name: String, at url: URL) async throws -> Double? {
        let text = String(decoding: try await RawPage(at: url).get("/metrics").2, as: UTF8.self)
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        return line.flatMap { Double($0.dropFirst(name.count + 1)) }
    }

    @Test("Operators read metrics of pages, updates and patches at an address of their own")
    func metrics() async throws {
        try await withOperators { host, url, operators in
            #expect(try await RawPage(at: operators).get("/readyz").0 == 200)
            #expect(try await RawPage(at: operators).get("/healthz").0 == 200)
            let (page, first) = try await openPage(at: url, token: try #require(host.token))
            try await page.send(event: pressing(try #require(first.button)))
            let patch = try await page.patch()
            #expect(try await metric("umwelt_pages", at: operators) == 1)
            #expect(try await metric("umwelt_windows", at: operators) == 1)
            #expect(try await metric("umwelt_message_seconds_count", at: operators) == 2)
            let bytes = try #require(try await metric("umwelt_patch_bytes_total", at: operators))
            #expect(Int(bytes) == first.byteCount + patch.byteCount)
            #expect(try await metric("umwelt_queued_frames", at: operators) == 0)
            #expect(try await RawPage(at: url).get("/metrics").0 == 404)
        }
    }

    @Test("A process that drains sends its pages away, and takes none")
    func drain() async throws {
        try await withOperators { host, url, operators in
            let token = try #require(host.token)
            let pages = [
                try await openPage(at: url, token: token).0, try await openPage(at: url, token: token).0,
            ]
            await host.drain()
            for page in pages { #expect(try await page.receive() == .close(1012, "The app restarts.")) }
            await #expect(throws: (any Error).self) { try await RawPage(at: url).get("/") }
            await #expect(throws: (any Error).self) { try await RawPage(at: operators).get("/readyz") }
        }
    }

    @Test("An invalid address for operators is an error, and so is an invalid time")
    func settings() throws {
        for text in ["9100", "localhost:9100", "127.0.0.1", "::1:9100", "127.0.0.1:99999"] {
            #expect(throws: BrowserHostError.invalidOperatorAddress(text)) {
                try BrowserSettings(["UMWELT_METRICS": text])
            }
        }
        #expect(throws: BrowserHostError.invalidDrainTime("soon")) { try BrowserSettings(["UMWELT_DRAIN": "soon"]) }
        #expect(try BrowserSettings().drainTime == nil)
        #expect(try BrowserSettings(["UMWELT_METRICS": "[::1]:9100"]).drainTime == .seconds(2))
        #expect(try BrowserSettings(["UMWELT_METRICS": "[::1]:9100", "UMWELT_TOOL": "/t"]).operators == nil)
    }
}

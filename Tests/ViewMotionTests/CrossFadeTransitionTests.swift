import Foundation
import SwiftUI
import Testing
import UmweltTesting

private struct Notes: View {
    @State private var isPresented = false
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Open") { path = [1] }
                Button("Present") { isPresented = true }
            }
            .navigationDestination(for: Int.self) { _ in
                Text("Page").frame(maxWidth: .infinity, maxHeight: .infinity).navigationTransition(.crossFade)
            }
            .sheet(isPresented: $isPresented) {
                VStack {
                    Text("Sheet")
                    Button("Close") { isPresented = false }
                }
                .presentationDetents([.medium])
                .navigationTransition(.crossFade)
            }
        }
    }
}

/// Screens that fade in over others.
@MainActor struct CrossFadeTransitionTests {
    private func host() -> TestHost {
        let host = TestHost(size: CGSize(width: 400, height: 600), typeSetter: FixedMetrics()) { Notes() }
        host.movesScreens = true
        return host
    }

    private func opacity(_ host: TestHost, _ label: String) throws -> Double {
        try #require(host.presentation(of: label)).opacity
    }

    private func frame(_ host: TestHost, _ label: String) throws -> CGRect {
        try #require(host.presentation(of: label)).frame
    }

    @Test func `SEMANTICS 53: a sheet fades in where it stays, and fades out`() throws {
        let host = host()
        host.tap("Present")
        #expect(try opacity(host, "Sheet") == 0)
        let place = try frame(host, "Sheet")
        host.advance(by: 0.1)
        #expect(try opacity(host, "Sheet") > 0 && opacity(host, "Sheet") < 1)
        #expect(try frame(host, "Sheet") == place)
        #expect(host.waitUntilIdle())
        #expect(try opacity(host, "Sheet") == 1)
        #expect(try frame(host, "Sheet") == place)
        host.tap("Close")
        host.advance(by: 0.1)
        #expect(try opacity(host, "Sheet") < 1)
        #expect(try frame(host, "Sheet") == place)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "Sheet") == nil)
    }

    @Test func `SEMANTICS 53: a page of a stack fades in over the one below, and out again`() throws {
        let host = host()
        host.tap("Open")
        let place = try frame(host, "Page")
        host.advance(by: 0.1)
        #expect(try opacity(host, "Page") > 0 && opacity(host, "Page") < 1)
        #expect(try opacity(host, "Present") < 1)
        #expect(try frame(host, "Page") == place)
        #expect(host.waitUntilIdle())
        #expect(try opacity(host, "Page") == 1)
        host.navigateBack()
        host.advance(by: 0.1)
        #expect(try opacity(host, "Page") < 1)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "Page") == nil)
        #expect(try opacity(host, "Present") == 1)
    }
}

import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltNavigation
@testable import UmweltTesting

@MainActor @Suite("What days, times and colours are chosen with where the host has nothing for that")
struct ChooserTests {
    private struct Page: View {
        /// 2024-05-31 21:30 in Greenwich.
        @State private var date = Date(timeIntervalSince1970: 1_717_191_000)
        @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
        @Environment(\.self) private var environment

        private func percent(_ part: Float) -> Int { Int((part * 100).rounded()) }

        var body: some View {
            let resolved = color.resolve(in: environment)
            VStack {
                DatePicker("Due", selection: $date)
                ColorPicker("Ink", selection: $color)
                Text(
                    verbatim:
                        "\(Int(date.timeIntervalSince1970)). \(percent(resolved.green)) \(percent(resolved.opacity))")
            }
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.calendar, Calendar(identifier: .gregorian))
        }
    }

    private func node(_ host: TestHost, where fits: (SemanticsNode) -> Bool) throws -> SemanticsNode {
        let found = SemanticsNode.first(in: host.host.semantics, where: fits)
        return try #require(found)
    }

    private func open(_ kind: DateFieldSemantics.Kind, _ host: TestHost) throws {
        let field = try node(host) { if case .dateField(let field) = $0.role { field.kind == kind } else { false } }
        #expect(field.send(.press))
    }

    private func said(_ host: TestHost) throws -> String {
        try #require(host.host.visibleSemantics.compactMap { last(in: $0) }.first)
    }

    private func last(in node: SemanticsNode) -> String? {
        node.label.contains(".") ? node.label : node.children.lazy.compactMap { last(in: $0) }.first
    }

    @Test("A press on a day opens its month, in which another is chosen")
    func days() throws {
        let host = TestHost { Page() }
        try open(.day, host)
        try node(host) { $0.label.contains("May 15") }.send(.press)
        #expect(try said(host) == "1715808600. 50 50")
    }

    @Test("A press on a time opens wheels")
    func times() throws {
        let host = TestHost { Page() }
        try open(.time, host)
        #expect(SemanticsNode.first(in: host.host.semantics) { $0.label == "Minute" } != nil)
    }

    @Test("A press on a colour opens others, which keep the opacity")
    func colors() throws {
        let host = TestHost { Page() }
        let well = try node(host) { if case .colorWell = $0.role { true } else { false } }
        #expect(well.send(.press))
        try node(host) { $0.label == "#00ff00" }.send(.press)
        #expect(try said(host) == "1717191000. 100 50")
        #expect(SemanticsNode.first(in: host.host.semantics) { $0.label == "Opacity" } != nil)
    }

    @Test("Every colour is offered once in its row")
    func rows() {
        #expect(ColorChooser.colors.count == 10)
        #expect(ColorChooser.colors.allSatisfy { Set($0).count == 12 })
    }
}

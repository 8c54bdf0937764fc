import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Visual effects")
struct VisualEffectTests {
    private func group<Content: View>(_ content: Content) throws -> DisplayGroup {
        let host = TestHost(size: CGSize(width: 100, height: 50), typeSetter: FixedMetrics()) { content }
        return try group(of: host)
    }

    private func group(of host: TestHost) throws -> DisplayGroup {
        func find(_ items: [DisplayItem]) -> DisplayGroup? {
            for case .group(let group) in items {
                if group.effects != nil || group.opacity < 1 { return group }
                if let found = find(group.items) { return found }
            }
            return nil
        }
        return try #require(find(host.displayList.items))
    }

    @Test("It moves, scales and changes a picture by the view's size, and not the layout")
    func size() throws {
        let host = TestHost(size: CGSize(width: 100, height: 50), traits: .finePixels, typeSetter: FixedMetrics()) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                    .visualEffect { content, proxy in
                        content.offset(x: proxy.size.width).scaleEffect(2, anchor: .topLeading).blur(radius: 1)
                            .opacity(0.5)
                    }
                Text("after")
            }
        }
        let drawn = try group(of: host)
        #expect(drawn.opacity == 0.5 && drawn.effects?.filters == [.blur(radius: 1)])
        let place = CGPoint(x: 1, y: 1).applying(drawn.effects?.transform ?? ProjectionTransform())
        #expect(place == CGPoint(x: 42, y: 2), "It is moved first")
        let after = try #require(host.frame(of: "after"))
        #expect(abs(after.width - 42.5) < 1e-6 && abs(after.minX - (100 - 62.5) / 2 - 20) < 1e-6)
    }

    @Test("It follows the view's place, which is the one without the effect")
    func place() throws {
        struct Content: View {
            @State var room: CGFloat = 10

            var body: some View {
                VStack(spacing: 0) {
                    Color.clear.frame(height: room)
                    Color.red.frame(width: 20, height: 10)
                        .visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minY) }
                    Spacer(minLength: 0)
                    Button("Lower") { room = 20 }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 100, height: 90), typeSetter: FixedMetrics()) { Content() }
        #expect(try group(of: host).effects?.transform.m32 == 10)
        host.press("Lower")
        #expect(try group(of: host).effects?.transform.m32 == 20)
    }

    @Test("It follows what it captures")
    func captured() throws {
        struct Content: View {
            @State var angle = 10.0

            var body: some View {
                VStack {
                    Color.red.visualEffect { [angle] content, _ in content.hueRotation(.degrees(angle)) }
                    Button("Turn") { angle = 20 }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 100, height: 90), typeSetter: FixedMetrics()) { Content() }
        #expect(try group(of: host).effects?.filters == [.colors(.hueRotation(.degrees(10)))])
        host.press("Turn")
        #expect(try group(of: host).effects?.filters == [.colors(.hueRotation(.degrees(20)))])
    }
}

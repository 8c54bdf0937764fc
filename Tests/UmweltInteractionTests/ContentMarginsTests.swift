import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Content margins") struct ContentMarginsTests {
    @Test("They are around the content, and scroll with it")
    func around() {
        let host = show(100, 60) {
            ScrollView { Filling("a").frame(height: 100) }.contentMargins(.vertical, 30).contentMargins(.leading, 10)
        }
        #expect(isNear(host.room(of: "a"), 10, 30, 90, 100))
        // 160 points of content, of which 60 are to be seen.
        host.scroll(to: CGPoint(x: 0, y: 500))
        #expect(isNear(host.room(of: "a"), 10, -70, 90, 100))
    }

    @Test("They replace those from outside at the sides that are named")
    func sides() {
        let host = show(100, 60) {
            ScrollView { Filling("a").frame(height: 20.4) }
                .contentMargins(.top, EdgeInsets(top: 5, leading: 9, bottom: 9, trailing: 9)).contentMargins(20)
        }
        #expect(isNear(host.room(of: "a"), 20, 5, 60, 20.4))
        let usual = show(100, 60) { ScrollView { Filling("a").frame(height: 20.4) }.contentMargins(.top, nil) }
        #expect(isNear(usual.room(of: "a"), 0, 16, 100, 20.4))
    }

    @Test("Those of indicators leave the content alone")
    func indicators() {
        let host = show(100, 60) {
            ScrollView { Filling("a").frame(height: 20.4) }.contentMargins(20, for: .scrollIndicators)
        }
        #expect(isNear(host.room(of: "a"), 0, 0, 100, 20.4))
    }

    @Test("What scrolls inside has none")
    func inner() {
        let host = show(100, 60) {
            ScrollView { ScrollView(.horizontal) { Filling("a").frame(width: 50, height: 20.4) } }.contentMargins(10)
        }
        #expect(isNear(host.room(of: "a"), 10, 10, 50, 20.4))
    }

    @Test("A view that is scrolled to stands beside them, and frames relative to the container are without them")
    func reading() {
        let host = show(100, 60) {
            ScrollViewReader { proxy in
                ScrollView {
                    ForEach(0..<20, id: \.self) { Box("\($0)", 10, 20) }
                    Button("Jump") { proxy.scrollTo(10, anchor: .top) }
                }
                .contentMargins(.top, 15)
            }
        }
        host.tap("Jump")
        #expect(host.frame(of: "10")?.minY == 15)
        let relative = show(100, 60) {
            ScrollView { Filling("a").containerRelativeFrame([.horizontal, .vertical]) }.contentMargins(10)
        }
        #expect(isNear(relative.room(of: "a"), 10, 10, 80, 40))
    }
}

import Foundation
import SwiftUI
import Testing
import UmweltTesting

private struct Shelf: View {
    @Namespace private var shelf
    @State private var isPresented = false
    @State private var isInSheet = false
    var hasSource = true
    var isAutomatic = false
    var hasLook = false

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Open", value: 1)
                Button("Present") { isPresented = true }
                Button("Lift") { isInSheet = true }
                if hasSource { source }
                Spacer()
            }
            .navigationDestination(for: Int.self) { _ in
                if isAutomatic {
                    page.navigationTransition(.automatic)
                } else {
                    page.navigationTransition(.zoom(sourceID: "cover", in: shelf))
                }
            }
            .sheet(isPresented: $isInSheet) {
                VStack {
                    Text("Sheet")
                    Button("Lower") { isInSheet = false }
                }
                .presentationDetents([.height(200)])
                .navigationTransition(.zoom(sourceID: "cover", in: shelf))
            }
            .fullScreenCover(isPresented: $isPresented) {
                page.navigationTransition(.zoom(sourceID: "cover", in: shelf))
            }
        }
    }

    @ViewBuilder private var source: some View {
        let cover = Text("Cover").frame(width: 60, height: 90)
        if hasLook {
            cover.matchedTransitionSource(id: "cover", in: shelf) {
                $0.background(.yellow).clipShape(RoundedRectangle(cornerRadius: 9))
                    .shadow(color: .blue, radius: 5, x: 2)
            }
        } else {
            cover.matchedTransitionSource(id: "cover", in: shelf)
        }
    }

    private var page: some View {
        VStack {
            Text("Page").frame(maxWidth: .infinity, maxHeight: .infinity)
            Button("Close") { isPresented = false }
        }
    }
}

/// Screens that grow out of a view.
@MainActor
struct ZoomTransitionTests {
    private func host(_ traits: HostTraits = .testing, _ shelf: Shelf = Shelf()) -> TestHost {
        let host = TestHost(size: CGSize(width: 400, height: 600), traits: traits, typeSetter: FixedMetrics()) { shelf }
        host.movesScreens = true
        return host
    }

    private func frame(_ host: TestHost, _ label: String = "Page") throws -> CGRect {
        try #require(host.presentation(of: label)).frame
    }

    /// The parts of a group of the drawing, the outer ones first.
    private func groups(_ items: [DisplayItem]) -> [DisplayGroup] {
        items.flatMap { item -> [DisplayGroup] in
            guard case .group(let group) = item else { return [] }
            return [group] + groups(group.items)
        }
    }

    @Test func `SEMANTICS 53: a page grows out of its source, and shrinks back into it`() throws {
        let host = host()
        let source = try frame(host, "Cover")
        host.tap("Open")
        let start = try frame(host)
        #expect(abs(start.midX - source.midX) < 3 && start.maxY < 200)
        #expect(try #require(host.presentation(of: "Page")).opacity == 0)
        host.advance(by: 0.1)
        // The page below stays where it is.
        #expect(try frame(host, "Cover") == source)
        let middle = try frame(host)
        #expect(host.waitUntilIdle())
        let end = try frame(host)
        #expect(start.width < end.width * 0.3)
        #expect(middle.width > start.width * 1.2 && middle.width < end.width * 0.95)
        #expect(host.presentation(of: "Cover") == nil)
        host.navigateBack()
        #expect(try frame(host) == end)
        host.advance(by: 0.1)
        #expect(try frame(host).width < end.width * 0.95)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "Page") == nil)
        #expect(try frame(host, "Cover") == source)
    }

    @Test func `SEMANTICS 53: the source is not seen beside what has come out of it`() throws {
        let host = host()
        func opacity() throws -> Double { try #require(host.presentation(of: "Cover")).opacity }
        host.tap("Open")
        #expect(try opacity() == 1)
        host.advance(by: 0.1)
        #expect(try opacity() > 0 && opacity() < 1)
        host.waitUntilIdle()
        host.navigateBack()
        #expect(try opacity() == 0)
        host.waitUntilIdle()
        #expect(try opacity() == 1)
        host.tap("Lift")
        host.waitUntilIdle()
        #expect(host.texts.contains("Sheet"))
        #expect(try opacity() == 0)
        host.tap("Lower")
        host.advance(by: 0.1)
        #expect(try opacity() > 0 && opacity() < 1)
        host.waitUntilIdle()
        #expect(try opacity() == 1)
        // It is so too where nothing moves.
        host.movesScreens = false
        host.tap("Lift")
        #expect(try opacity() == 0)
        host.tap("Lower")
        #expect(try opacity() == 1)
    }

    @Test func `A cover grows out of its source too`() throws {
        let host = host()
        let source = try frame(host, "Cover")
        host.tap("Present")
        let start = try frame(host)
        #expect(abs(start.midX - source.midX) < 3 && start.maxY < 200)
        #expect(host.waitUntilIdle())
        let end = try frame(host)
        #expect(start.width < end.width * 0.3)
        host.tap("Close")
        host.advance(by: 0.1)
        #expect(try frame(host).width < end.width * 0.95)
        #expect(host.waitUntilIdle())
    }

    @Test(arguments: [Shelf(hasSource: false), Shelf(isAutomatic: true)])
    private func `Without a source, or with the automatic transition, a page slides`(shelf: Shelf) throws {
        let host = host(.testing, shelf)
        host.tap("Open")
        #expect(try frame(host).minX > 400)
        #expect(host.waitUntilIdle())
    }

    @Test func `SEMANTICS 54: a zoom fades for people who ask for less motion`() throws {
        var traits = HostTraits.testing
        traits.accessibilityReduceMotion = true
        let host = host(traits)
        host.tap("Open")
        host.advance(by: 0.1)
        let middle = try #require(host.presentation(of: "Page"))
        #expect(middle.opacity > 0 && middle.opacity < 1)
        #expect(host.waitUntilIdle())
        #expect(try frame(host) == middle.frame)
    }

    @Test func `A source sets how the page looks on the way, and not when it is there`() throws {
        let host = host(.testing, Shelf(hasLook: true))
        host.tap("Open")
        host.advance(by: 0.1)
        let page = try #require(groups(host.displayList.items).first { $0.effects?.filters.isEmpty == false })
        guard case .shadow(let shadow) = page.effects?.filters.first, case .fill(_, let paint, _, _) = page.items.first
        else {
            Issue.record("The page has no shadow, or no background.")
            return
        }
        #expect(shadow.radius == 5 && shadow.offset.width == 2)
        #expect(page.clip?.contains(CGPoint(x: 200, y: 300)) == true)
        #expect(page.clip?.contains(CGPoint(x: 0.5, y: 0.5)) == false)
        let yellow = Color.yellow.resolve(in: EnvironmentValues())
        #expect(paint.plainColor == yellow)
        #expect(host.waitUntilIdle())
        #expect(!groups(host.displayList.items).contains { $0.effects?.filters.isEmpty == false })
    }
}

import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Pointers") struct PointerTests {
    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200), typeSetter: FixedMetrics(), content: content)
    }

    @Test("A view hears when a pointer comes and goes, and only its readers run")
    func hover() {
        struct Row: View {
            @State private var isHovered = false
            var body: some View { Text(isHovered ? "over" : "away").onHover { isHovered = $0 } }
        }
        let host = host {
            VStack(spacing: 50) {
                Row()
                Bystander()
            }
        }
        #expect(host.updates { host.hover("away") } == ["Row"])
        #expect(host.texts == ["over", "bystander"])
        #expect(host.updates { host.hover("over") } == [])
        #expect(host.updates { host.hover("bystander") } == ["Row"])
        host.hover("away")
        host.hover(at: nil)
        #expect(host.texts == ["away", "bystander"])
    }

    @Test("A tap on a label that is out of sight scrolls to the view, as UI tests on iOS do")
    func tapOutOfSight() {
        struct Weather: View {
            @State private var isStormy = false
            var body: some View {
                ScrollView {
                    Color.clear.frame(height: 900)
                    Toggle("Storm", isOn: $isStormy)
                    Text(isStormy ? "stormy" : "calm")
                }
            }
        }
        let host = host { Weather() }
        #expect(host.frame(of: "Storm").map { $0.minY > 200 } == true)
        #expect(host.tap("Storm"))
        #expect(host.texts.contains("stormy"))
        #expect(host.frame(of: "Storm").map { $0.maxY <= 200 } == true)
    }

    @Test("A view may follow every place of a pointer that is over it")
    func continuousHover() {
        var seen: [HoverPhase] = []
        let host = host { Color.blue.frame(width: 100, height: 100).onContinuousHover { seen.append($0) } }
        host.hover(at: CGPoint(x: 60, y: 70))
        host.hover(at: CGPoint(x: 61, y: 70))
        host.hover(at: CGPoint(x: 10, y: 10))
        #expect(seen == [.active(CGPoint(x: 10, y: 20)), .active(CGPoint(x: 11, y: 20)), .ended])
    }

    @Test("Empty room catches no pointer, unless a content shape says so")
    func contentShape() {
        var count = 0
        func row(_ isWhole: Bool) -> some View {
            HStack {
                Text("a")
                Spacer()
            }
            .frame(height: 20)
        }
        let plain = host { row(false).onTapGesture { count += 1 } }
        plain.tap(at: CGPoint(x: 150, y: 100))
        #expect(count == 0)
        plain.tap("a")
        #expect(count == 1)
        let shaped = host { row(true).contentShape(Rectangle()).onTapGesture { count += 1 } }
        shaped.tap(at: CGPoint(x: 150, y: 100))
        #expect(count == 2)
    }

    @Test("Outside of a content shape nothing inside catches a pointer")
    func roundShape() {
        var count = 0
        let host = host {
            Color.blue.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { count += 1 }
        }
        host.tap(at: CGPoint(x: 53, y: 53))
        #expect(count == 0)
        host.tap(at: CGPoint(x: 100, y: 53))
        #expect(count == 1)
    }

    @Test("Pointers go through what they are not to find, and through what cannot be seen")
    func throughViews() {
        var seen: [String] = []
        func zStack<V: View>(_ top: V) -> TestHost {
            host {
                ZStack {
                    Color.blue.onTapGesture { seen.append("below") }; top
                }
            }
        }
        zStack(Color.red.onTapGesture { seen.append("top") }).tap(at: CGPoint(x: 9, y: 9))
        zStack(Color.red.onTapGesture { seen.append("top") }.allowsHitTesting(false)).tap(at: CGPoint(x: 9, y: 9))
        zStack(Color.clear.onTapGesture { seen.append("clear") }).tap(at: CGPoint(x: 9, y: 9))
        zStack(Color.red.onTapGesture { seen.append("top") }.opacity(0)).tap(at: CGPoint(x: 9, y: 9))
        #expect(seen == ["top", "below", "below", "below"])
    }

    @Test("A path knows which points are inside, by windings or by crossings")
    func pathContains() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 3, y: 3)))
        #expect(!path.contains(CGPoint(x: 3, y: 3), eoFill: true))
        #expect(path.contains(CGPoint(x: 8, y: 8), eoFill: true))
        #expect(!path.contains(CGPoint(x: 11, y: 3)))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 0.1)))
        #expect(!circle.contains(CGPoint(x: 1, y: 1)))
        #expect(!Path().contains(.zero))
    }
}

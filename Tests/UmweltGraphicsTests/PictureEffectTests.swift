import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Effects on pictures") struct PictureEffectTests {
    /// A window as large as the view.
    private func host<V: View>(_ view: V) -> TestHost {
        let measured = ViewHost(proposedSize: .unspecified, typeSetter: FixedMetrics(), content: view)
        measured.update()
        return TestHost(size: measured.size, typeSetter: FixedMetrics()) { view }
    }

    private func groups<V: View>(_ view: V) -> [DisplayGroup] {
        func groups(_ items: [DisplayItem]) -> [DisplayGroup] {
            items.flatMap { item -> [DisplayGroup] in
                guard case .group(let group) = item else { return [] }
                return [group] + groups(group.items)
            }
        }
        return groups(host(view).displayList.items)
    }

    private func effects<V: View>(_ view: V) -> [DisplayEffects] { groups(view).compactMap(\.effects) }

    private var square: some View { Color.red.frame(width: 20, height: 10) }

    @Test("Hosts get as one picture what mixes as only pixels can; its texts are there to be read") func onePicture()
        throws
    {
        let host = ViewHost(
            proposedSize: ProposedViewSize(width: 40, height: 40), typeSetter: FixedMetrics(),
            content: ZStack {
                Color.red
                Text("hole").blendMode(.destinationOut)
            }
            .compositingGroup())
        host.update()
        let items = host.nextFrame().changed.compactMap(\.items).filter { !$0.isEmpty }
        let pictures = items.filter { if case .group(let group) = $0.first { group.items.count == 2 } else { false } }
        #expect(pictures.count == 1)
        let inks = items.flatMap { $0 }.compactMap { item -> Float? in
            if case .text(let layout, _) = item { layout.paragraph.runs.first?.color.opacity } else { nil }
        }
        #expect(inks == [0])
        #expect(items.count == 2, "The red field is only in the picture")
    }

    @Test("What is turned or scaled keeps its size and place in the layout") func layout() {
        #expect(host(square.rotationEffect(.degrees(30))).size == CGSize(width: 20, height: 10))
        #expect(host(square.scaleEffect(3)).size == CGSize(width: 20, height: 10))
        #expect(host(square.blur(radius: 9).shadow(radius: 4)).size == CGSize(width: 20, height: 10))
    }

    @Test("A transform is around its anchor") func anchors() throws {
        let scaled = try #require(effects(square.scaleEffect(2, anchor: .bottomTrailing)).first)
        #expect(CGPoint(x: 20, y: 10).applying(scaled.transform) == CGPoint(x: 20, y: 10))
        #expect(CGPoint.zero.applying(scaled.transform) == CGPoint(x: -20, y: -10))
        let turned = try #require(effects(square.rotationEffect(.degrees(90))).first)
        let corner = CGPoint.zero.applying(turned.transform)
        #expect(abs(corner.x - 15) < 1e-9 && abs(corner.y + 5) < 1e-9)
    }

    @Test("What ignores inverted colours is inverted once, and only where the system inverts all") func inversion() {
        let photo = square.accessibilityIgnoresInvertColors()
        let inverted = DisplayFilter.colors(.inverted())
        #expect(effects(photo).flatMap(\.filters) == [])
        #expect(effects(photo.environment(\._accessibilityInvertColors, true)).flatMap(\.filters) == [inverted])
        #expect(effects(square.environment(\._accessibilityInvertColors, true)).flatMap(\.filters) == [])
        let within = HStack { photo }.accessibilityIgnoresInvertColors()
            .environment(\._accessibilityInvertColors, true)
        #expect(effects(within).flatMap(\.filters) == [inverted])
        let not = square.accessibilityIgnoresInvertColors(false).environment(\._accessibilityInvertColors, true)
        #expect(effects(not).flatMap(\.filters) == [])
    }

    @Test("What is turned is touched where it is seen") func hits() {
        var taps = 0
        let host = host(
            Color.red.frame(width: 100, height: 10).onTapGesture { taps += 1 }.rotationEffect(.degrees(90))
                .frame(width: 100, height: 100))
        host.tap(at: CGPoint(x: 10, y: 50))
        #expect(taps == 0)
        host.tap(at: CGPoint(x: 50, y: 10))
        #expect(taps == 1)
    }

    @Test("A touch is in the coordinates of what is turned") func localPlaces() {
        var places: [CGPoint] = []
        let host = host(
            Color.red.frame(width: 100, height: 20).onTapGesture { places.append($0) }.rotationEffect(.degrees(180))
                .scaleEffect(2, anchor: .topLeading))
        host.tap(at: CGPoint(x: 20, y: 10))
        #expect(places.count == 1)
        #expect(places.allSatisfy { abs($0.x - 90) < 1e-9 && abs($0.y - 15) < 1e-9 })
    }

    @Test("The place that is read aloud holds what is turned") func semantics() throws {
        let host = host(
            Button("Turn") {}.buttonStyle(.plain).frame(width: 40, height: 20).rotationEffect(.degrees(90))
                .frame(width: 60, height: 60))
        let button = try #require(host.semantics.first { $0.role == .button })
        #expect(abs(button.frame.midX - 30) < 1e-9 && abs(button.frame.midY - 30) < 1e-9)
        #expect(button.frame.height > button.frame.width)
    }

    @Test("What is scaled to nothing is neither drawn nor touched") func nothing() {
        var taps = 0
        let host = host(square.onTapGesture { taps += 1 }.scaleEffect(0))
        #expect(host.displayList.items.bounds.isNull)
        host.tap(at: CGPoint(x: 10, y: 5))
        #expect(taps == 0)
    }

    @Test("What is further away is smaller, and around the axis nothing moves") func perspective() {
        let view = square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        let transform = effects(view)[0].transform
        let (left, right) = (CGPoint(x: 0, y: 0).applying(transform), CGPoint(x: 20, y: 0).applying(transform))
        #expect(abs(CGPoint(x: 10, y: 5).applying(transform).x - 10) < 1e-9)
        // The right side turns away from the eye, so that its corner comes closer to the middle.
        #expect(right.y > left.y && right.x - 10 < 10 - left.x)
        let flat = effects(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))[0]
        #expect(flat.transform.isAffine && abs(flat.transform.m11 - 0.5) < 1e-9)
    }

    @Test("An axis in front of the view moves it aside, and from right to left the other way") func axisInFront() {
        let turned = square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchorZ: 20)
        let middle = CGPoint(x: 10, y: 5).applying(effects(turned)[0].transform)
        // 20·sin 60° to the left, seen from 20 + 20·cos 60° away instead of 20.
        #expect(abs(middle.x - (10 - 17.3205 / 1.5)) < 1e-3 && abs(middle.y - 5) < 1e-9)
        let mirrored = effects(turned.environment(\.layoutDirection, .rightToLeft))[0].transform
        #expect(abs(CGPoint(x: 10, y: 5).applying(mirrored).x - (10 + 17.3205 / 1.5)) < 1e-3)
    }

    @Test("The colours of shadows and of multiplication come from the environment") func colors() {
        func shadow(_ scheme: ColorScheme) -> [DisplayFilter] {
            effects(square.shadow(color: .primary, radius: 2, x: 1, y: 3).environment(\.colorScheme, scheme))[0].filters
        }
        let (black, white) = (Color.Resolved(red: 0, green: 0, blue: 0), Color.Resolved(red: 1, green: 1, blue: 1))
        let offset = CGSize(width: 1, height: 3)
        #expect(shadow(.light) == [.shadow(DisplayShadow(color: black, radius: 2, offset: offset))])
        #expect(shadow(.dark) == [.shadow(DisplayShadow(color: white, radius: 2, offset: offset))])
        guard case .colors(let matrix) = effects(square.colorMultiply(.white))[0].filters.first else {
            Issue.record("Nothing is multiplied.")
            return
        }
        #expect(abs(matrix.r1 - 1) < 1e-6 && matrix.r2 == 0 && matrix.r5 == 0)
    }

    @Test("A new angle draws the view anew and lays nothing out") func changes() {
        struct Turning: View {
            @State private var angle = 0.0

            var body: some View {
                Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(angle)).onTapGesture { angle += 45 }
            }
        }
        let host = host(Turning())
        let before = host.displayList
        let layouts = host.cost.layouts
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(host.displayList != before)
        #expect(host.cost.layouts == layouts)
    }

    @Test("A clip cuts off what is drawn and what is touched") func clips() {
        var taps = 0
        let host = host(
            Color.red.frame(width: 40, height: 40).onTapGesture { taps += 1 }.clipShape(Circle()))
        host.tap(at: CGPoint(x: 2, y: 2))
        #expect(taps == 0)
        host.tap(at: CGPoint(x: 20, y: 20))
        #expect(taps == 1)
        let path = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(groups(square.clipped()).first?.clip == path)
        #expect(
            groups(square.cornerRadius(3)).first?.clip == RoundedRectangle(cornerRadius: 3).path(in: path.boundingRect))
    }

    @Test("With the even-odd rule a clip is a mask with holes") func evenOdd() {
        let mask = effects(square.clipShape(Rectangle(), style: FillStyle(eoFill: true))).first?.mask
        let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
        #expect(mask == [.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), black, isEvenOdd: true)])
    }

    @Test("A mask shows where it is opaque, and is neither read nor touched itself") func masks() {
        let host = host(Text("Seen").mask(alignment: .topLeading) { Text("Mask").frame(width: 5, height: 5) })
        #expect(host.texts == ["Seen"])
        #expect(host.size == self.host(Text("Seen")).size)
        let masked = effects(Color.blue.frame(width: 30, height: 30).mask { Color.black.frame(width: 10, height: 10) })
        #expect(masked.first?.mask?.bounds == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    @Test("A mask that changes changes the frame that hosts are told") func maskFrames() {
        struct Growing: View {
            @State private var side: CGFloat = 5

            var body: some View {
                Color.red.frame(width: 20, height: 20).onTapGesture { side += 5 }.mask {
                    Color.black.frame(width: side, height: side)
                }
            }
        }
        let host = ViewHost(typeSetter: FixedMetrics(), content: Growing())
        let first = host.nextFrame().changed.compactMap(\.effects)
        #expect(first.count == 1)
        host.send(PointerEvent(.began, at: CGPoint(x: 10, y: 10), time: 0))
        host.send(PointerEvent(.ended, at: CGPoint(x: 10, y: 10), time: 0.1))
        let second = host.nextFrame().changed.compactMap(\.effects)
        #expect(second.count == 1 && second != first)
        #expect(second.first?.mask?.bounds.width == 10)
    }

    @Test("Blend modes and groups that mix apart") func compositing() {
        #expect(effects(square.blendMode(.multiply)).map(\.blendMode) == [.multiply])
        #expect(effects(square.compositingGroup()).map(\.isIsolated) == [true])
        #expect(effects(square.drawingGroup()).map(\.isIsolated) == [true])
    }

    @Test("A border is drawn within the frame") func border() {
        let items = host(square.border(.blue, width: 4)).displayList.items
        #expect(host(square.border(.blue, width: 4)).size == CGSize(width: 20, height: 10))
        #expect(items.bounds.insetBy(dx: -9, dy: -9).contains(CGRect(x: 0, y: 0, width: 20, height: 10)))
    }
}

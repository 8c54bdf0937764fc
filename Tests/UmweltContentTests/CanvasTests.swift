import Observation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Canvas") struct CanvasTests {
    private let window = CGSize(width: 40, height: 20)

    private func items<Content: View>(_ content: Content) -> [DisplayItem] {
        TestHost(size: window, typeSetter: FixedMetrics()) { content }.displayList.items
    }

    /// The items that a canvas draws, without what it stands in.
    private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayItem] {
        let items = items(Canvas(renderer: renderer))
        guard items.count == 1, case .group(let group) = items[0], group.clip == edge else { return items }
        return group.items
    }

    /// The path to which a canvas clips what reaches out of it.
    private var edge: Path { Path(CGRect(origin: .zero, size: window)) }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let red = Color.Resolved(red: 1, green: 0, blue: 0)

    @Test("A canvas takes what it is offered and knows its size") func size() {
        var sizes: [CGSize] = []
        let host = TestHost(typeSetter: FixedMetrics()) {
            Canvas { _, size in sizes.append(size) }.frame(width: 40, height: 20)
        }
        _ = host.displayList
        #expect(sizes == [CGSize(width: 40, height: 20)])
    }

    @Test("Paths are filled and outlined") func paths() {
        let items = drawn { context, _ in
            context.fill(square, with: .color(red: 1, green: 0, blue: 0), style: FillStyle(eoFill: true))
            context.stroke(square, with: .foreground, lineWidth: 3)
        }
        #expect(items.count == 2 && items.first == .fill(square, .color(red), isEvenOdd: true))
        let black = Color.Resolved(red: 0, green: 0, blue: 0)
        #expect(items.last == .stroke(square, .color(black), StrokeStyle(lineWidth: 3)))
    }

    @Test("Images are drawn in a rectangle or in their own size, symbols in a shading") func images() throws {
        let file = try ImageFile(data: ImageSamples.png(8, 4))
        let image = Image(uiImage: UIImage(file: file, scale: 1))
        var sizes: [CGSize] = []
        let items = drawn { context, _ in
            let resolved = context.resolve(image)
            sizes = [resolved.size]
            #expect(resolved.shading == nil && resolved.baseline == 4)
            context.draw(resolved, in: CGRect(x: 1, y: 2, width: 30, height: 10))
            context.draw(image, at: CGPoint(x: 20, y: 10))
            var star = context.resolve(Image(systemName: "circle.fill"))
            #expect(star.shading != nil)
            star.shading = .color(red: 1, green: 0, blue: 0)
            context.draw(star, at: CGPoint(x: 3, y: 0), anchor: .topLeading)
            context.draw(image, in: .zero)
        }
        #expect(sizes == [CGSize(width: 8, height: 4)] && items.count == 3)
        guard case .group(let first) = items[0], case .image(let drawing) = first.items[0],
            case .group(let second) = items[1], case .group(let third) = items[2]
        else {
            Issue.record("They are \(items)")
            return
        }
        #expect(first.offset == CGPoint(x: 1, y: 2) && drawing.frame.size == CGSize(width: 30, height: 10))
        #expect(second.offset == CGPoint(x: 16, y: 8))
        guard case .fill(_, .color(let color), _, _) = third.items[0] else { return }
        #expect(color == red)
    }

    @Test("A gradient mixes the components of colours, or with an option their light") func linearColors() {
        func middle(_ options: GraphicsContext.GradientOptions) -> Float? {
            let items = drawn { context, _ in
                let gradient = Gradient(colors: [Color(white: 0), Color(white: 1)])
                context.fill(
                    square,
                    with: .linearGradient(
                        gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: options))
            }
            guard case .fill(_, .gradient(let paint), _, _) = items.first else { return nil }
            return paint.color(at: 0.5).red
        }
        // Half of the light of white is a far brighter grey than half of its component.
        #expect(middle([]).map { abs($0 - 0.5) < 0.01 } == true)
        #expect(middle(.linearColor).map { abs($0 - 0.735) < 0.01 } == true)
    }

    @Test("The colours of a grid fill paths, which they are fitted to") func meshGradient() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
        let items = drawn { context, _ in context.fill(square, with: .meshGradient(mesh)) }
        guard case .fill(let path, let paint, _, _) = items.first, items.count == 1 else {
            Issue.record("They are \(items)")
            return
        }
        #expect(path == square)
        #expect(paint == mesh._paint(in: EnvironmentValues()).fitted(to: square.boundingRect))
    }

    @Test("An image can fill paths again and again, from any point") func tiledImage() throws {
        let file = try ImageFile(data: ImageSamples.png(8, 4))
        let image = Image(uiImage: UIImage(file: file, scale: 1))
        let items = drawn { context, _ in
            context.fill(square, with: .tiledImage(image, origin: CGPoint(x: 2, y: 2)))
        }
        guard case .group(let group) = items.first?.parts?.first, case .image(let drawing) = group.items.first else {
            Issue.record("They are \(items)")
            return
        }
        #expect(group.clip == square && drawing.tile == CGSize(width: 8, height: 4))
        #expect(drawing.frame.origin == CGPoint(x: -6, y: -2))
    }

    @Test("A copy of a context draws to the same picture, and leaves the context as it was") func copies() {
        let items = drawn { context, _ in
            var moved = context
            moved.translateBy(x: 5, y: 6)
            moved.opacity = 0.5
            moved.fill(square, with: .color(.red))
            context.fill(square, with: .color(.red))
        }
        guard items.count == 2, case .group(let faint) = items[0], case .group(let moved) = faint.items.first,
            case .fill = items[1]
        else {
            Issue.record("\(items)")
            return
        }
        #expect(faint.opacity == 0.5 && moved.offset == CGPoint(x: 5, y: 6))
    }

    @Test("Transforms, clips, filters and blends wrap what is drawn next") func wrapping() {
        func effects(_ change: @escaping (inout GraphicsContext) -> Void) -> DisplayGroup? {
            let items = drawn { context, _ in
                change(&context)
                context.fill(square, with: .color(.red))
            }
            guard case .group(let group) = items.first else { return nil }
            return group
        }
        #expect(effects { $0.scaleBy(x: 2, y: 3) }?.effects?.transform.m22 == 3)
        #expect(effects { $0.rotate(by: .degrees(90)) }?.effects?.transform.m12 == 1)
        #expect(effects { $0.clip(to: square) }?.clip == square)
        #expect(effects { $0.clip(to: square, options: .inverse) }?.effects?.mask?.count == 1)
        #expect(effects { $0.addFilter(.blur(radius: 4)) }?.effects?.filters == [.blur(radius: 4)])
        // It mixes with what else is on the canvas.
        let mixed = effects { $0.blendMode = .multiply }
        guard mixed?.effects?.isIsolated == true, case .group(let inner) = mixed?.items.first else {
            Issue.record("\(String(describing: mixed))")
            return
        }
        #expect(inner.effects?.blendMode == .multiply)
        #expect(effects { $0.clipToLayer { $0.fill(square, with: .color(.red)) } }?.effects?.mask?.count == 1)
        #expect(effects { $0.scaleBy(x: .nan, y: 1) } == nil)
    }

    @Test("A shadow is behind, in front or alone, and mixes as it is told") func shadows() {
        func group(_ mode: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions) -> DisplayGroup? {
            let items = drawn { context, _ in
                context.addFilter(.shadow(color: .red, radius: 2, x: 3, blendMode: mode, options: options))
                context.fill(square, with: .color(.red))
            }
            guard case .group(let group) = items.first else { return nil }
            return group
        }
        func isShadow(_ item: DisplayItem?) -> Bool {
            guard case .group(let group) = item, case .shadow(let shadow) = group.effects?.filters.first else {
                return false
            }
            return shadow.isAlone && shadow.offset.width == 3
        }
        #expect(group(.normal, [])?.effects?.filters.count == 1)
        let above = group(.normal, .shadowAbove)
        #expect(above?.items.count == 2 && isShadow(above?.items.last) && above?.effects == nil)
        let alone = group(.normal, .shadowOnly)
        #expect(alone?.items.count == 1 && isShadow(alone?.items.first))
        // All that is drawn on the canvas mixes among itself; what throws the shadow, and the shadow, among themselves
        // too.
        guard case .group(let mixed) = group(.multiply, .shadowAbove)?.items.first else {
            Issue.record("It does not mix.")
            return
        }
        #expect(mixed.effects?.isIsolated == true && mixed.items.count == 2)
        guard case .group(let free) = group(.multiply, [.shadowAbove, .disablesGroup])?.items.first else {
            Issue.record("It does not mix.")
            return
        }
        #expect(free.effects == nil && free.items.count == 2)
    }

    @Test("A palette gives a symbol a colour for each level, and paths its first") func palettes() {
        let green = Color.Resolved(red: 0, green: 1, blue: 0)
        let palette = GraphicsContext.Shading.palette([.color(Color(red)), .color(Color(green))])
        let items = drawn { context, _ in
            context.fill(square, with: palette)
            var symbol = context.resolve(Image(systemName: "plus.circle"))
            symbol.shading = context.resolve(palette)
            context.draw(symbol, in: CGRect(x: 0, y: 0, width: 16, height: 16))
            var text = context.resolve(Text("Hi").foregroundStyle(.secondary))
            text.shading = palette
            context.draw(text, at: .zero)
        }
        #expect(items.first == .fill(square, .color(red)))
        func colors(_ items: [DisplayItem]) -> Set<Color.Resolved> {
            items.reduce(into: []) { found, item in
                switch item {
                case .fill(_, .color(let color), _, _): found.insert(color)
                case .group(let group): found.formUnion(colors(group.items))
                default: break
                }
            }
        }
        #expect(colors(Array(items[1..<items.count - 1])) == [red, green])
        guard case .text(let layout, _) = items.last else {
            Issue.record("There is no text.")
            return
        }
        #expect(layout.paragraph.runs.map(\.color) == [green])
    }

    @Test("A layer is drawn as one") func layers() {
        let items = drawn { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.red))
            }
        }
        guard items.count == 1, case .group(let faint) = items[0], case .group(let layer) = faint.items.first else {
            Issue.record("\(items)")
            return
        }
        #expect(faint.opacity == 0.5 && layer.effects?.isIsolated == true && layer.items.count == 2)
    }

    @Test("What was clipped says where something can still be seen") func clipBounds() {
        var bounds: [CGRect] = []
        _ = drawn { context, _ in
            bounds.append(context.clipBoundingRect)
            context.translateBy(x: 5, y: 5)
            context.clip(to: square)
            bounds.append(context.clipBoundingRect)
        }
        #expect(
            bounds == [
                CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 0, width: 10, height: 10),
            ])
    }

    @Test("What reaches out of a canvas is cut off, and where nothing does nothing is clipped") func edges() {
        func drawing(at x: CGFloat) -> [DisplayItem] {
            items(
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: x, y: 5, width: 10, height: 10)), with: .color(.red))
                })
        }
        guard case .fill? = drawing(at: 30).first, case .group(let cut)? = drawing(at: 31).first else {
            Issue.record("\(drawing(at: 30)) \(drawing(at: 31))")
            return
        }
        #expect(cut.clip == edge && cut.items.count == 1)
    }

    @Test("Texts are measured, shaded and put at their anchor") func texts() {
        var size = CGSize.zero
        let items = drawn { context, canvas in
            var text = context.resolve(Text("Hi"))
            size = text.measure(in: canvas)
            text.shading = .color(red: 1, green: 0, blue: 0)
            context.draw(text, at: CGPoint(x: 40, y: 20), anchor: .bottomTrailing)
        }
        guard case .text(let layout, let point) = items.first else {
            Issue.record("\(items)")
            return
        }
        #expect(size.width > 0 && size.width == size.width.rounded() && size.height == size.height.rounded())
        // The baseline stands on a pixel.
        #expect(point.x == 40 - size.width && abs(point.y - (20 - size.height)) <= 0.5)
        let baseline = point.y + layout.firstBaseline
        #expect(abs(baseline - baseline.rounded()) < 1e-6)
        #expect(layout.paragraph.runs.map(\.color) == [red])
    }

    @Test("Views with a tag are drawn as often as the code says, and again when they change") func symbols() {
        struct Stamps: View {
            @State private var isRed = true

            var body: some View {
                Canvas { context, _ in
                    guard let stamp = context.resolveSymbol(id: "stamp") else { return }
                    context.draw(stamp, at: CGPoint(x: 5, y: 5))
                    context.draw(stamp, in: CGRect(x: 0, y: 0, width: 30, height: 10))
                    #expect(context.resolveSymbol(id: 7) == nil)
                } symbols: {
                    Stamp(isRed: $isRed).tag("stamp")
                }
                .onTapGesture { isRed = false }
            }
        }
        struct Stamp: View {
            @Binding var isRed: Bool

            var body: some View { Rectangle().fill(isRed ? .red : .blue).frame(width: 10, height: 10) }
        }
        let host = TestHost(size: window, typeSetter: FixedMetrics()) { Stamps() }
        let values = EnvironmentValues()
        #expect(host.displayList.fillColors == [Color.red.resolve(in: values), Color.red.resolve(in: values)])
        host.tap(at: CGPoint(x: 1, y: 1))
        #expect(host.displayList.fillColors == [Color.blue.resolve(in: values), Color.blue.resolve(in: values)])
    }

    @Observable final class Level {
        var height: CGFloat = 5
    }

    @Test("What the code reads makes it draw again, and no body runs") func reading() {
        let level = Level()
        var scheme: [ColorScheme] = []
        let host = TestHost(typeSetter: FixedMetrics()) {
            Canvas { context, size in
                scheme.append(context.environment.colorScheme)
                context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: level.height)), with: .color(.red))
            }
            .frame(width: 40, height: 20)
        }
        func height() -> CGFloat? {
            guard case .group(let canvas) = host.displayList.items.first,
                case .fill(let path, _, _, _) = canvas.items.first
            else { return nil }
            return path.boundingRect.height
        }
        #expect(height() == 5)
        #expect(host.updates { level.height = 12 } == [])
        #expect(height() == 12)
        host.traits.colorScheme = .dark
        _ = host.displayList
        #expect(scheme.last == .dark)
    }
}

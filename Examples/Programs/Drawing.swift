import SwiftUI

@main
struct DrawingApp: App {
    var body: some Scene {
        WindowGroup { DrawingView() }
    }
}

struct Stroke: Identifiable {
    let id = UUID()
    var points: [CGPoint]
    var color: Color
    var width: Double

    /// A smooth line through the points.
    var path: Path {
        Path { path in
            guard let first = points.first, let last = points.last else { return }
            path.move(to: first)
            for (start, end) in zip(points, points.dropFirst()) {
                let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
                path.addQuadCurve(to: middle, control: start)
            }
            path.addLine(to: last)
        }
    }
}

@Observable
final class Sketch {
    private(set) var strokes: [Stroke]
    private(set) var undone: [Stroke] = []
    var isEmpty: Bool { strokes.isEmpty }

    init(strokes: [Stroke] = []) { self.strokes = strokes }

    func begin(at point: CGPoint, color: Color, width: Double) {
        strokes.append(Stroke(points: [point], color: color, width: width))
        undone = []
    }

    func extend(to point: CGPoint) {
        guard !strokes.isEmpty else { return }
        strokes[strokes.count - 1].points.append(point)
    }

    func undo() { if let stroke = strokes.popLast() { undone.append(stroke) } }
    func redo() { if let stroke = undone.popLast() { strokes.append(stroke) } }
    func clear() { (strokes, undone) = ([], strokes.reversed()) }
}

struct DrawingView: View {
    @State private var sketch = Sketch(strokes: .boat)
    @State private var color = Color.indigo
    @State private var width = 6.0
    @State private var isDrawing = false

    var body: some View {
        NavigationStack {
            SketchCanvas(sketch: sketch)
                .gesture(drawing)
                .clipShape(.rect(cornerRadius: 20))
                .shadow(color: .black.opacity(0.15), radius: 8, y: 3)
                .padding()
                .background(Color(.secondarySystemBackground))
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    Palette(color: $color, width: $width)
                        .opacity(isDrawing ? 0.4 : 1)
                        .animation(.default, value: isDrawing)
                }
                .navigationTitle("Drawing")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItemGroup(placement: .topBarLeading) {
                        Button("Undo", systemImage: "arrow.uturn.backward", action: sketch.undo)
                            .disabled(sketch.isEmpty)
                            .keyboardShortcut("z")
                        Button("Redo", systemImage: "arrow.uturn.forward", action: sketch.redo)
                            .disabled(sketch.undone.isEmpty)
                            .keyboardShortcut("z", modifiers: [.command, .shift])
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Clear", systemImage: "trash", action: sketch.clear).disabled(sketch.isEmpty)
                    }
                }
        }
    }

    private var drawing: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                if isDrawing {
                    sketch.extend(to: value.location)
                } else {
                    isDrawing = true
                    sketch.begin(at: value.startLocation, color: color, width: width)
                }
            }
            .onEnded { _ in isDrawing = false }
    }
}

struct SketchCanvas: View {
    let sketch: Sketch

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            for x in stride(from: 20, to: size.width, by: 20) {
                for y in stride(from: 20, to: size.height, by: 20) {
                    let dot = CGRect(x: x - 0.75, y: y - 0.75, width: 1.5, height: 1.5)
                    context.fill(Path(ellipseIn: dot), with: .color(.gray.opacity(0.3)))
                }
            }
            for stroke in sketch.strokes {
                let style = StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round)
                context.stroke(stroke.path, with: .color(stroke.color), style: style)
            }
        }
        .accessibilityLabel("Sketch")
        .accessibilityValue("\(sketch.strokes.count) strokes")
    }
}

struct Palette: View {
    @Binding var color: Color
    @Binding var width: Double
    private let colors: [(name: String, color: Color)] = [
        ("Black", .black), ("Indigo", .indigo), ("Blue", .blue), ("Green", .green), ("Yellow", .yellow),
        ("Orange", .orange), ("Red", .red),
    ]

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                ForEach(colors, id: \.name) { entry in
                    Button {
                        color = entry.color
                    } label: {
                        Circle()
                            .fill(entry.color)
                            .strokeBorder(.white.opacity(0.4))
                            .padding(4)
                            .overlay { Circle().strokeBorder(.tint, lineWidth: color == entry.color ? 2 : 0) }
                            .frame(width: 38, height: 38)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(entry.name)
                    Spacer(minLength: 0)
                }
                ColorPicker("Colour", selection: $color, supportsOpacity: false).labelsHidden()
            }
            HStack(spacing: 14) {
                Image(systemName: "scribble").foregroundStyle(.secondary)
                Slider(value: $width, in: 1...24) { Text("Width") }
                Circle().fill(color).frame(width: width, height: width).frame(width: 24, height: 24)
            }
        }
        .padding()
        .background(.bar)
    }
}

extension [Stroke] {
    /// A boat at sea below the sun.
    static var boat: [Stroke] {
        func wave(_ y: Double, _ phase: Double) -> [CGPoint] {
            stride(from: 24.0, through: 334, by: 10).map { CGPoint(x: $0, y: y + 7 * sin($0 / 22 + phase)) }
        }
        func arc(_ x: Double, _ y: Double, _ radius: Double, _ angles: ClosedRange<Double>) -> [CGPoint] {
            stride(from: angles.lowerBound, through: angles.upperBound, by: 0.15).map {
                CGPoint(x: x + radius * cos($0), y: y + radius * sin($0))
            }
        }
        func line(_ points: (Double, Double)...) -> [CGPoint] { points.map { CGPoint(x: $0.0, y: $0.1) } }
        let rays = stride(from: 0.0, to: 6.2, by: 0.7854).map { angle in
            Stroke(
                points: [46.0, 62].map { CGPoint(x: 270 + $0 * cos(angle), y: 90 + $0 * sin(angle)) }, color: .orange,
                width: 5)
        }
        return rays + [
            Stroke(points: arc(270, 90, 30, 0...6.4), color: .orange, width: 7),
            Stroke(points: wave(420, 0), color: .blue, width: 6),
            Stroke(points: wave(450, 1.5), color: .blue.opacity(0.7), width: 6),
            Stroke(points: wave(480, 3), color: .blue.opacity(0.4), width: 6),
            Stroke(points: line((80, 365), (80, 365), (270, 365), (270, 365)), color: .brown, width: 8),
            Stroke(points: arc(175, 330, 100, 0.36...2.8), color: .brown, width: 8),
            Stroke(points: line((165, 362), (165, 362), (165, 170), (165, 170)), color: .black, width: 6),
            Stroke(points: [.init(x: 165, y: 175)] + arc(165, 255, 84, -1.3...0.95), color: .red, width: 6),
            Stroke(points: line((165, 335), (165, 335), (213, 323), (213, 323)), color: .red, width: 6),
        ]
    }
}

#Preview { DrawingView() }

import SwiftUI

@main
struct GameApp: App {
    var body: some Scene {
        WindowGroup { GameView() }
    }
}

struct Brick: Identifiable {
    let id: Int
    let frame: CGRect
    let color: Color
}

/// Breakout on a field of 300 by 400 units: a ball, a paddle and rows of bricks.
@Observable
final class Game {
    static let size = CGSize(width: 300, height: 400)
    static let radius = 6.0
    private static let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .indigo]

    enum Phase { case ready, playing, paused, lost, won }

    private(set) var phase = Phase.ready
    private(set) var bricks: [Brick] = []
    private(set) var ball = CGPoint.zero
    private(set) var score = 0
    private(set) var lives = 3
    private(set) var paddle = CGRect(x: 120, y: 372, width: 60, height: 10)
    private var velocity = CGVector.zero
    private var lastDate: Date?

    init() { reset() }

    func reset() {
        bricks = (0..<36).map { index in
            let (row, column) = (index / 6, index % 6)
            let frame = CGRect(x: 9 + Double(column) * 47.5, y: 40 + Double(row) * 20, width: 44, height: 15)
            return Brick(id: index, frame: frame, color: Self.colors[row])
        }
        (score, lives) = (0, 3)
        serve()
    }

    /// Puts the ball onto the paddle.
    private func serve() {
        phase = .ready
        lastDate = nil
        ball = CGPoint(x: paddle.midX, y: paddle.minY - Self.radius)
    }

    /// Starts, pauses or continues the game.
    func press() {
        switch phase {
        case .ready:
            velocity = CGVector(dx: 110, dy: -230)
            phase = .playing
        case .playing: phase = .paused
        case .paused: phase = .playing
        case .lost, .won: reset()
        }
        lastDate = nil
    }

    /// Moves the middle of the paddle, and the ball that lies on it.
    func movePaddle(to x: Double) {
        guard phase == .ready || phase == .playing else { return }
        paddle.origin.x = min(max(x - paddle.width / 2, 0), Self.size.width - paddle.width)
        if phase == .ready { ball.x = paddle.midX }
    }

    func movePaddle(by distance: Double) { movePaddle(to: paddle.midX + distance) }

    /// Advances the ball to a date, in steps that hit each brick.
    func advance(to date: Date) {
        defer { lastDate = date }
        guard phase == .playing, let lastDate else { return }
        let time = min(date.timeIntervalSince(lastDate), 0.1)
        for _ in 0..<4 where phase == .playing { step(time / 4) }
    }

    private func step(_ time: Double) {
        ball.x += velocity.dx * time
        ball.y += velocity.dy * time
        if ball.x < Self.radius { velocity.dx = abs(velocity.dx) }
        if ball.x > Self.size.width - Self.radius { velocity.dx = -abs(velocity.dx) }
        if ball.y < Self.radius { velocity.dy = abs(velocity.dy) }
        let bounds = CGRect(
            x: ball.x - Self.radius, y: ball.y - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
        if velocity.dy > 0, bounds.intersects(paddle) {
            velocity = CGVector(dx: (ball.x - paddle.midX) * 6, dy: -abs(velocity.dy) - 3)
        }
        if let index = bricks.firstIndex(where: { $0.frame.intersects(bounds) }) {
            let brick = bricks.remove(at: index)
            score += 10
            if brick.frame.minX < ball.x, ball.x < brick.frame.maxX {
                velocity.dy.negate()
            } else {
                velocity.dx.negate()
            }
            if bricks.isEmpty { phase = .won }
        }
        guard ball.y > Self.size.height + Self.radius else { return }
        lives -= 1
        if lives > 0 { serve() } else { phase = .lost }
    }
}

struct GameView: View {
    @State private var game = Game()
    @AppStorage("best") private var best = 0
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                figure("Score", game.score)
                Spacer()
                figure("Best", best)
                Spacer()
                HStack {
                    ForEach(0..<3) { Image(systemName: $0 < game.lives ? "heart.fill" : "heart") }
                }
                .foregroundStyle(.pink)
                .accessibilityElement()
                .accessibilityLabel("\(game.lives) lives")
            }
            GeometryReader { geometry in
                let scale = geometry.size.width / Game.size.width
                TimelineView(.animation(paused: game.phase != .playing)) { timeline in
                    GameField(game: game)
                        .onChange(of: timeline.date) { game.advance(to: timeline.date) }
                }
                .gesture(DragGesture(minimumDistance: 0).onChanged { game.movePaddle(to: $0.location.x / scale) })
            }
            .aspectRatio(Game.size.width / Game.size.height, contentMode: .fit)
            .overlay { banner }
            .clipShape(.rect(cornerRadius: 18))
            Button(game.phase == .playing ? "Pause" : "Play", action: game.press)
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            Text("Drag, or use the arrow keys and Space.")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .padding()
        .frame(maxWidth: 500, maxHeight: .infinity)
        .focusable()
        .focusEffectDisabled()
        .focused($isFocused)
        .onKeyPress(.leftArrow, phases: [.down, .repeat]) { _ in move(-24) }
        .onKeyPress(.rightArrow, phases: [.down, .repeat]) { _ in move(24) }
        .onKeyPress(.space) {
            game.press()
            return .handled
        }
        .onAppear { isFocused = true }
        .onChange(of: game.score) { best = max(best, game.score) }
        .sensoryFeedback(.impact, trigger: game.score)
    }

    private func move(_ distance: Double) -> KeyPress.Result {
        game.movePaddle(by: distance)
        return .handled
    }

    private func figure(_ title: LocalizedStringKey, _ value: Int) -> some View {
        VStack(alignment: .leading) {
            Text(title).font(.caption).foregroundStyle(.secondary)
            Text(value, format: .number)
                .font(.system(.title2, design: .rounded, weight: .bold))
                .monospacedDigit()
                .contentTransition(.numericText(value: Double(value)))
                .animation(.snappy, value: value)
        }
    }

    @ViewBuilder private var banner: some View {
        switch game.phase {
        case .paused: Text("Paused").font(.largeTitle.bold()).foregroundStyle(.white)
        case .lost: Text("Game Over").font(.largeTitle.bold()).foregroundStyle(.red)
        case .won: Text("You Win!").font(.largeTitle.bold()).foregroundStyle(.green)
        case .ready, .playing: EmptyView()
        }
    }
}

struct GameField: View {
    let game: Game

    var body: some View {
        Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [Color(red: 0.1, green: 0.1, blue: 0.25), .black]), startPoint: .zero,
                    endPoint: CGPoint(x: 0, y: size.height)))
            context.scaleBy(x: size.width / Game.size.width, y: size.height / Game.size.height)
            for brick in game.bricks {
                context.fill(Path(roundedRect: brick.frame, cornerRadius: 4), with: .color(brick.color))
            }
            context.fill(Path(roundedRect: game.paddle, cornerRadius: 5), with: .color(.white))
            var glow = context
            glow.addFilter(.shadow(color: .cyan, radius: 6))
            let radius = Game.radius
            let ball = CGRect(x: game.ball.x - radius, y: game.ball.y - radius, width: 2 * radius, height: 2 * radius)
            glow.fill(Path(ellipseIn: ball), with: .color(.white))
        }
        .accessibilityLabel("Field")
    }
}

#Preview { GameView() }

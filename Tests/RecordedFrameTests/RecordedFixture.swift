import SwiftUI
import UmweltTesting

/// A view whose frames SwiftUI has recorded, in a window of a size.
///
/// Subviews that ``SwiftUI/View/mark(_:)`` names report their frames in the window. ``SwiftUI/View/steps(_:)`` has what
/// happens to the view afterwards, one step after the other; frames are recorded after each of them.
struct RecordedFixture: Sendable {
    let name: String
    private let size: CGSize
    private let content: @MainActor @Sendable () -> AnyView

    init<Content: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.content = { AnyView(content()) }
    }

    static let all = stacks + grids + lazy + scrolling + placing + shapes + texts + phone

    /// Shows the view in a design, runs its steps, and returns the frames.
    @MainActor func frames(in design: InterfaceDesign) async -> FrameLog {
        let log = FrameLog()
        var traits = HostTraits.testing
        traits.displayScale = 2
        let (size, content) = (size, content)
        let host = TestHost(size: size, traits: traits, design: design) {
            content().frame(width: size.width, height: size.height)
                .coordinateSpace(.named(FrameLog.space)).environment(\.frameLog, log)
        }
        func finish() async {
            host.update()
            host.waitUntilIdle()
            // Actions of tasks come after the update.
            for _ in 0..<5 { await Task.yield() }
            host.update()
            host.waitUntilIdle()
        }
        await finish()
        for step in log.steps {
            log.beginStep()
            step()
            await finish()
        }
        return log
    }
}

/// The frames of the marked subviews of a fixture, by step.
@MainActor final class FrameLog {
    nonisolated static let space = "fixture"

    fileprivate(set) var steps: [@MainActor () -> Void] = []
    private var frames: [[String: CGRect]] = [[:]]

    nonisolated init() {}

    fileprivate func beginStep() { frames.append(frames[frames.count - 1]) }

    fileprivate func record(_ frame: CGRect, of name: String) { frames[frames.count - 1][name] = frame }

    /// Returns the frame of a subview after a step; nil if it has none.
    func frame(of name: String, after step: Int) -> CGRect? {
        frames.indices.contains(step) ? frames[step][name] : nil
    }
}

extension EnvironmentValues {
    @Entry fileprivate var frameLog: FrameLog?
}

private struct Mark: ViewModifier {
    let name: String
    @Environment(\.frameLog) private var log

    func body(content: Content) -> some View {
        content.onGeometryChange(for: CGRect.self) {
            $0.frame(in: .named(FrameLog.space))
        } action: { frame in
            log?.record(frame, of: name)
        }
    }
}

private struct Steps: ViewModifier {
    let steps: [@MainActor () -> Void]
    @Environment(\.frameLog) private var log

    func body(content: Content) -> some View { content.onAppear { log?.steps = steps } }
}

extension View {
    /// Reports the view's frame in the window by a name.
    func mark(_ name: String) -> some View { modifier(Mark(name: name)) }

    /// Sets what happens to the view after it has appeared.
    func steps(_ steps: [@MainActor () -> Void]) -> some View { modifier(Steps(steps: steps)) }
}

/// A rectangle of a size.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.gray.frame(width: width, height: height)
}

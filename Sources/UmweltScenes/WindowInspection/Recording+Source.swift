import Foundation

extension Recording {
    /// The source of a test that repeats the recording and expects the final texts.
    ///
    /// - Parameter texts: The texts that the window shows.
    package func test(expecting texts: [String]) -> String {
        let isAsync = steps.contains { if case .dragAndDrop = $0 { true } else { false } }
        var lines = ["@MainActor @Test func recorded() \(isAsync ? "async " : "")throws {"]
        let size = "CGSize(width: \(Self.number(size.width)), height: \(Self.number(size.height)))"
        if isApp {
            lines.append("    let host = try #require(TestHost(app: \(subject)(), size: \(size)))")
        } else {
            lines.append("    let host = TestHost(size: \(size)) { \(subject)() }")
        }
        lines += steps.flatMap { Self.source(of: $0).split(separator: "\n") }.map { "    \($0)" }
        lines.append("    #expect(host.texts == [\(texts.map(\.debugDescription).joined(separator: ", "))])")
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The source of a step, a line for each call.
    private static func source(of step: Step) -> String {
        switch step {
        case .tap(let label): "#expect(host.tap(\(label.debugDescription)))"
        case .taps(let label, let count): "#expect(host.tap(\(label.debugDescription), count: \(count)))"
        case .toggle(let label): "#expect(host.toggle(\(label.debugDescription)))"
        case .select(let row): "#expect(host.select(\(row.debugDescription)))"
        case .gesture(let gesture): gesture.source
        case .wait(let seconds): "host.advance(by: \(number(seconds)))"
        case .scroll(let area, let x, let y):
            "#expect(host.scroll(to: \(point(CGPoint(x: x, y: y)))\(area == 0 ? "" : ", area: \(area)")))"
        case .hold(let keys): "host.setModifiers([\(keys.names.map { ".\($0)" }.joined(separator: ", "))])"
        case .focus(let label): "#expect(host.focus(\(label.debugDescription)))"
        case .key(let key): key.source
        case .delete(let row): "#expect(host.delete(\(row.debugDescription)))"
        case .move(let row, let distance): "#expect(host.move(\(row.debugDescription), by: \(distance)))"
        case .swipe(let row, let toLeft, let isFull):
            "#expect(host.swipe(\(row.debugDescription), toLeft: \(toLeft)\(isFull ? ", isFull: true" : "")))"
        case .refresh: "#expect(host.refresh())"
        case .menu(let label): "#expect(host.openContextMenu(\(label.debugDescription)))"
        case .perform(let action, let label):
            "#expect(host.perform(\(action.debugDescription), on: \(label.debugDescription)))"
        case .follow(let link): "#expect(host.follow(\(link.debugDescription)))"
        case .dragAndDrop(let label, let target):
            "#expect(await host.drag(\(label.debugDescription), onto: \(target.debugDescription)))"
        case .enter(let text, let field):
            "#expect(host.clear(\(field.debugDescription)) && host.type(\(text.debugDescription), into: "
                + "\(field.debugDescription)))"
        case .submit(let field): "#expect(host.submit(\(field.debugDescription)))"
        case .slide(let label, let value): "#expect(host.slide(\(label.debugDescription), to: \(value)))"
        case .increment(let label): "#expect(host.increment(\(label.debugDescription)))"
        case .decrement(let label): "#expect(host.decrement(\(label.debugDescription)))"
        case .dismiss: "#expect(host.dismissPresentation())"
        case .back: "#expect(host.navigateBack())"
        case .undo: "host.undo()"
        case .redo: "host.redo()"
        case .appearance(let isDark): "host.traits.colorScheme = .\(isDark ? "dark" : "light")"
        case .textSize(let size): "host.traits.dynamicTypeSize = .\(size)"
        case .contrast(let isIncreased): "host.traits.colorSchemeContrast = .\(isIncreased ? "increased" : "standard")"
        case .bold(let isBold): "host.traits.legibilityWeight = \(isBold ? ".bold" : "nil")"
        case .locale(let identifier): "host.traits.adopt(Locale(identifier: \(identifier.debugDescription)))"
        case .timeZone(let identifier):
            "try host.traits.adopt(#require(TimeZone(identifier: \(identifier.debugDescription))))"
        case .direction(let isRightToLeft):
            "host.traits.layoutDirection = .\(isRightToLeft ? "rightToLeft" : "leftToRight")"
        case .flag(let name, let isOn): "host.traits.\(name) = \(isOn)"
        case .trait(let name, let setting): NamedTrait.named(name)?.source(setting) ?? "// Unknown: \(name)"
        case .size(let width, let height):
            "host.size = CGSize(width: \(number(width)), height: \(number(height)))"
        case .other(let what): "// Not recorded: \(what)"
        }
    }

    /// A number in source form, without a zero fraction.
    static func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

    /// A point as sources have it.
    static func point(_ point: CGPoint) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }
}

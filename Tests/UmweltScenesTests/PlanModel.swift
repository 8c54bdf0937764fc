import SwiftUI
import TestSupport

/// The expected content of a random tree, worked out from scratch each time, without any of the library.
struct PlanModel {
    /// A node's body as it should be: it runs exactly when this differs from the step before.
    struct Expectation: Equatable {
        let path: String
        /// The text shown; nil for nodes without a text of their own.
        var text: String?
        /// All that the body reads.
        var inputs: String
    }

    /// In reading order.
    private(set) var nodes: [Expectation] = []

    /// The counters that there are, by path.
    private(set) var counters: [String: Int] = [:]

    private struct Surroundings {
        var theme = "plain"
        var level = 0
        var nickname: String?
        var holder: Holder?
        var scale: CGFloat
        var badge: String { "\(theme) \(level / 10)" }
    }

    /// Works out a tree in which counters that were there before keep their counts.
    init(root: Plan, scale: CGFloat, holders: [Holder], counts: [String: Int]) {
        visit(root, path: "", Surroundings(scale: scale), holders: holders, counts: counts)
    }

    var texts: [String] { nodes.compactMap(\.text) }

    /// The paths of the bodies that have to run to come here from `old`. Readers of the whole set are left out: what
    /// they read is not spelled out here.
    func bodies(after old: PlanModel) -> [String] {
        let before = Dictionary(uniqueKeysWithValues: old.nodes.map { ($0.path, $0.inputs) })
        return nodes.filter { before[$0.path] != $0.inputs && $0.inputs != "whole" }.map(\.path)
    }

    /// The paths of the readers of the whole set.
    var wholeReaders: Set<String> { Set(nodes.filter { $0.inputs == "whole" }.map(\.path)) }

    private mutating func visit(
        _ node: Plan, path: String, _ outer: Surroundings, holders: [Holder], counts: [String: Int]
    ) {
        nodes.append(Expectation(path: path, text: nil, inputs: "\(node)"))
        guard node.kind.isContainer else { return visitLeaf(node, path: "\(path)!", outer, counts: counts) }
        var inner = outer
        switch node.kind {
        case .optional(isShown: false): return
        case .setTheme(let theme): inner.theme = theme
        case .setThemeLate(let theme?): inner.theme = theme
        case .setLevel(let level): inner.level = level
        case .addLevel(let number): inner.level += number
        case .setNickname(let name): inner.nickname = name
        case .setHolder(let number): inner.holder = number.map { holders[$0] }
        default: break
        }
        for child in node.children {
            visit(child, path: "\(path)/\(child.id)", inner, holders: holders, counts: counts)
        }
    }

    private mutating func visitLeaf(_ node: Plan, path: String, _ outer: Surroundings, counts: [String: Int]) {
        let text: String
        var inputs: String?
        switch node.kind {
        case .fixed(let word): text = word
        case .theme: text = outer.theme
        case .level: text = "\(outer.level)"
        case .badge: text = outer.badge
        case .nickname: text = "\(String(describing: outer.nickname))"
        case .scale: text = "\(outer.scale)"
        case .holder:
            text = outer.holder?.name ?? "none"
            inputs = "\(text) \(outer.holder?.number ?? -1)"
        case .whole:
            text = "\(outer.badge) \(outer.holder?.number ?? -1)"
            inputs = "whole"
        default:
            counters[path] = counts[path] ?? 0
            text = "c\(counters[path] ?? 0)"
        }
        nodes.append(Expectation(path: path, text: text, inputs: inputs ?? text))
    }
}

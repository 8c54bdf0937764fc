import SwiftUI
import TestSupport

/// One node of a random tree: what the views and the naive model are made from.
struct Plan: Equatable, Identifiable {
    enum Kind: Equatable {
        // Containers.
        case column, row, zStack, group, erased
        case optional(isShown: Bool)
        // Writers, around their children.
        case setTheme(String)
        case setLevel(Int)
        case addLevel(Int)
        case setNickname(String?)
        case setHolder(Int?)
        case setThemeLate(String?)
        // Leaves.
        case fixed(String)
        case theme, level, badge, nickname, holder, scale, whole, counter
    }

    let id: Int
    var kind: Kind
    var children: [Plan] = []
}

extension Plan.Kind {
    /// True if nodes of the kind have children.
    var isContainer: Bool {
        switch self {
        case .fixed, .theme, .level, .badge, .nickname, .holder, .scale, .whole, .counter: false
        default: true
        }
    }

    /// The same kind with another value, where it has one.
    func changed(with random: inout SplitMix64) -> Plan.Kind {
        switch self {
        case .optional(let isShown): .optional(isShown: !isShown)
        case .setTheme: .setTheme(.randomWord(&random))
        case .setLevel: .setLevel(.random(in: 0...25, using: &random))
        case .addLevel: .addLevel(.random(in: 0...2, using: &random))
        case .setNickname: .setNickname(Bool.random(using: &random) ? nil : .randomWord(&random))
        case .setHolder: .setHolder(Bool.random(using: &random) ? nil : .random(in: 0...2, using: &random))
        case .setThemeLate: .setThemeLate(Bool.random(using: &random) ? nil : .randomWord(&random))
        case .fixed: .fixed(.randomWord(&random))
        default: self
        }
    }

    /// Any kind.
    static func random(_ random: inout SplitMix64, isLeaf: Bool) -> Plan.Kind {
        let containers: [Plan.Kind] = [
            .column, .row, .zStack, .group, .erased, .optional(isShown: false), .setTheme(""), .setLevel(0),
            .addLevel(0),
            .setNickname(nil), .setHolder(nil), .setThemeLate(nil), .setThemeLate(nil),
        ]
        let leaves: [Plan.Kind] = [
            .fixed(""), .theme, .theme, .level, .badge, .nickname, .holder, .scale, .whole, .counter,
        ]
        let kind = (isLeaf ? leaves : containers).randomElement(using: &random) ?? .theme
        return kind.changed(with: &random)
    }
}

extension String {
    fileprivate static func randomWord(_ random: inout SplitMix64) -> String {
        ["red", "green", "blue", "black"].randomElement(using: &random) ?? ""
    }
}

/// Makes random trees and changes them at random.
struct RandomTree {
    var random: SplitMix64
    private(set) var root = Plan(id: 0, kind: .column)
    private var count = 0

    init(seed: Int) {
        random = SplitMix64(seed: UInt64(seed))
        root.children = (0..<4).map { _ in makeNode(depth: 1) }
    }

    private mutating func makeNode(depth: Int) -> Plan {
        count += 1
        let isLeaf = depth > 5 || Int.random(in: 0..<10, using: &random) < 4
        var node = Plan(id: count, kind: .random(&random, isLeaf: isLeaf))
        if node.kind.isContainer {
            node.children = (0..<Int.random(in: 0...3, using: &random)).map { _ in makeNode(depth: depth + 1) }
        }
        return node
    }

    /// Changes something about the tree.
    mutating func change() {
        let nodes = Self.paths(in: root)
        guard let path = nodes.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1, 2: edit(path) { node, tree in node.kind = node.kind.changed(with: &tree.random) }
        case 3:
            edit(path) { node, tree in
                guard node.kind.isContainer else { return }
                let new = tree.makeNode(depth: path.count + 1)
                node.children.insert(new, at: Int.random(in: 0...node.children.count, using: &tree.random))
            }
        case 4: edit(path) { node, tree in node.children.shuffle(using: &tree.random) }
        default:
            edit(path) { node, tree in
                guard let index = node.children.indices.randomElement(using: &tree.random) else { return }
                node.children.remove(at: index)
            }
        }
    }

    /// The ways to all nodes, as indices into children.
    private static func paths(in node: Plan) -> [[Int]] {
        [[]] + node.children.enumerated().flatMap { index, child in paths(in: child).map { [index] + $0 } }
    }

    private mutating func edit(_ path: [Int], _ change: (inout Plan, inout RandomTree) -> Void) {
        var copy = root
        Self.visit(path[...], in: &copy) { change(&$0, &self) }
        root = copy
    }

    private static func visit(_ path: ArraySlice<Int>, in node: inout Plan, _ change: (inout Plan) -> Void) {
        guard let index = path.first else { return change(&node) }
        visit(path.dropFirst(), in: &node.children[index], change)
    }
}

import Foundation
import SwiftUI
import TestSupport
import Testing

import Umwelt
@testable import UmweltTesting

/// A random view tree and what happens to it.
struct VerifiedCase {
    var plan: VerifiedPlan
    var changes: [VerifiedChange]

    static let changeCount = 25

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var count = 0
        plan = VerifiedPlan(id: 0, kind: .column)
        plan.children = (0..<3).map { _ in .random(depth: 1, &random, &count) }
        var current = plan
        changes = []
        for _ in 0..<Self.changeCount {
            let change = VerifiedChange.random(of: current, &random, &count)
            change.apply(to: &current)
            changes.append(change)
        }
    }

    /// Runs the changes.
    ///
    /// - Returns: The number of compared updates, the number of the others, and the first difference.
    @MainActor func run() -> (compared: Int, skipped: Int, difference: TreeDifference?) {
        let model = VerifiedModel(plan)
        var first: TreeDifference?
        let host = TestHost(
            size: CGSize(width: 320, height: 640), traits: .finePixels, typeSetter: FixedMetrics()
        ) { VerifiedRoot(model: model) }
        host.host.diagnostics.beginVerification { first = first ?? $0 }
        host.update()
        for change in changes where first == nil {
            change.perform(on: host, model)
            host.update()
            if host.isAnimating { host.waitUntilIdle() }
        }
        let verification = host.host.diagnostics.verification
        return (verification?.count ?? 0, verification?.skipCount ?? 0, first)
    }

    /// Returns a smaller case with a difference of the same kind.
    @MainActor func shrunk(_ kind: String) -> VerifiedCase {
        var smallest = self
        var goesOn = true
        func tries(_ smaller: VerifiedCase) {
            if smaller.run().difference?.kind == kind {
                smallest = smaller
                goesOn = true
            }
        }
        while goesOn {
            goesOn = false
            for index in smallest.changes.indices.reversed() where index < smallest.changes.count {
                var smaller = smallest
                smaller.changes.remove(at: index)
                tries(smaller)
            }
            for path in smallest.plan.paths.reversed() {
                var smaller = smallest
                smaller.plan.edit(path[...]) { $0.children = [] }
                if smaller.plan != smallest.plan { tries(smaller) }
                smaller = smallest
                smaller.plan.edit(path.dropLast()) { parent in
                    guard let last = path.last, parent.children.indices.contains(last) else { return }
                    parent.children.replaceSubrange(last...last, with: parent.children[last].children)
                }
                if smaller.plan != smallest.plan { tries(smaller) }
            }
        }
        return smallest
    }
}

extension VerifiedChange {
    /// Applies the change to a plan, if it is one of a plan.
    func apply(to plan: inout VerifiedPlan) {
        switch self {
        case .number(let path, let number): plan.edit(path[...]) { $0.number = number }
        case .insert(let path, let new): plan.edit(path[...]) { if !$0.kind.isLeaf { $0.children.insert(new, at: 0) } }
        case .remove(let path):
            plan.edit(path.dropLast()) { parent in
                if let last = path.last, parent.children.indices.contains(last) { parent.children.remove(at: last) }
            }
        case .reverse(let path): plan.edit(path[...]) { $0.children.reverse() }
        default: break
        }
    }

    /// Makes the change.
    @MainActor func perform(on host: TestHost, _ model: VerifiedModel) {
        switch self {
        case .number, .insert, .remove, .reverse: apply(to: &model.plan)
        case .count: model.count += 1
        case .flag: model.flag.toggle()
        case .text(let number): model.text = String(repeating: "text ", count: number)
        case .rows(let number):
            if number > 3 || model.rows.isEmpty {
                model.rows.append(VerifiedRow(id: (model.rows.map(\.id).max() ?? 0) + 1, name: "new \(number)"))
            } else {
                model.rows.remove(at: number % model.rows.count)
            }
        case .moveRows: model.rows.reverse()
        case .replaceHolder: model.holder = VerifiedHolder(model.holder.name)
        case .holderName: model.holder.name += "!"
        case .songTitle: model.song.title += "?"
        case .publish: model.tape.title += 1
        case .stored: model.stored += 1
        case .scheme: host.traits.colorScheme = host.traits.colorScheme == .dark ? .light : .dark
        case .typeSize: host.traits.dynamicTypeSize = host.traits.dynamicTypeSize == .large ? .xxLarge : .large
        case .direction:
            host.traits.layoutDirection = host.traits.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        case .size: host.size = CGSize(width: host.size.width == 320 ? 500 : 320, height: 640)
        case .press(let number): press(number, in: host)
        case .scroll(let number): host.scroll(to: CGPoint(x: 0, y: CGFloat(number) * 40))
        case .focus(let number): if number > 3 { host.blur() } else { focus(in: host) }
        case .animated: withAnimation { model.rows.reverse() }
        case .locale:
            let isGerman = host.traits.locale?.identifier == "de_DE"
            host.traits.locale = Locale(identifier: isGerman ? "en_US" : "de_DE")
        case .tab(let number): model.tab = number
        case .selection(let number): model.selection.formSymmetricDifference([number])
        case .date: model.date += 100_000
        }
    }

    @MainActor private func press(_ number: Int, in host: TestHost) {
        let buttons = Self.all(host.semantics) { $0.role == .button && $0.isEnabled }
        if !buttons.isEmpty { buttons[number * 7 % buttons.count].send(.press) }
    }

    @MainActor private func focus(in host: TestHost) {
        Self.all(host.semantics) { $0.isFocusable && $0.isEnabled }.first?.send(.focus)
    }

    private static func all(
        _ nodes: [SemanticsNode], where condition: (SemanticsNode) -> Bool
    ) -> [SemanticsNode] {
        nodes.flatMap { (condition($0) ? [$0] : []) + all($0.children, where: condition) }
    }
}

/// Random changes of random view trees, after each of which the tree is compared with a fresh one.
@Suite(.serialized) @MainActor struct RandomVerificationTests {
    /// The number of turns: `UMWELT_VERIFY_TURNS` of them, as `make verify` says.
    nonisolated private static let wanted = Int(ProcessInfo.processInfo.environment["UMWELT_VERIFY_TURNS"] ?? "")
    nonisolated static let turns = wanted ?? 1000

    /// The seed of what is random: `UMWELT_VERIFY_SEED`, or the same each time.
    nonisolated static let seed = UInt64(ProcessInfo.processInfo.environment["UMWELT_VERIFY_SEED"] ?? "") ?? 38

    /// The number of a case to repeat, which a message names: `UMWELT_VERIFY_CASE`.
    nonisolated private static let named = UInt64(ProcessInfo.processInfo.environment["UMWELT_VERIFY_CASE"] ?? "")

    /// The number of the first case: the named one, or the first of the seed's.
    nonisolated static let first = named ?? seed &* 1_000_000

    /// True if one named case is repeated, of which a crash leaves nothing but what was printed before.
    nonisolated private static let isRepeat = named != nil && turns <= VerifiedCase.changeCount

    @Test("SEMANTICS 74: after random changes a window equals a new tree of the same state")
    func random() async {
        let start = ContinuousClock.now
        var (turns, compared, skipped) = (0, 0, 0)
        var number = Self.first
        while turns < Self.turns {
            let sample = VerifiedCase(seed: number)
            if Self.isRepeat { print("Runs \(sample.plan.text) after \(sample.changes)") }
            let result = sample.run()
            turns += VerifiedCase.changeCount
            compared += result.compared
            skipped += result.skipped
            if let difference = result.difference {
                let shrunk = sample.shrunk(difference.kind)
                let last = shrunk.run().difference ?? difference
                Issue.record("Case \(number): \(shrunk.plan.text) after \(shrunk.changes).\n\(last)")
                if Self.wanted == nil { return }
            }
            number += 1
            // A program that crashes names no case.
            if Self.wanted != nil && turns % 10_000 == 0 { print("\(turns) turns until case \(number)") }
            await Task.yield()
        }
        if Self.wanted != nil {
            let seconds = Int((ContinuousClock.now - start) / .seconds(1))
            print("\(turns) turns, \(compared) comparisons, \(skipped) without one, in \(seconds) s, seed \(Self.seed)")
        }
        #expect(compared > turns / 3)
    }

    @Test("Nested subview readers meet an item whose datum is gone: the program ended in this random case")
    func itemWithoutDatum() { #expect(VerifiedCase(seed: 401_000_125).run().difference == nil) }

    @Test("A subview's identity is read when its view has left: the program ended in this random case")
    func identityOfLeftSubview() { #expect(VerifiedCase(seed: 601_000_355).run().difference == nil) }

    @Test("A view shows as it leaves, and its container has gone: the program ended in this random case")
    func leavingWithoutContainer() { #expect(VerifiedCase(seed: 711_000_848).run().difference == nil) }

    @Test("Tabs ask an item whose datum is gone for its tag: the program ended in this random case")
    func tagWithoutDatum() { #expect(VerifiedCase(seed: 602_002_406).run().difference == nil) }

    /// Cases that once differed from a fresh tree, of which no smaller view is known that does.
    @Test(
        "Corrected differences do not return",
        arguments: [
            // The bars of a scroll view that becomes horizontal.
            704_000_430 as UInt64,
            // The centre of effects when an animation has ended.
            712_004_997,
            // The gap beside a row whose view at the edge has become another one of the same size.
            720_006_600,
        ])
    func mended(number: UInt64) { #expect(VerifiedCase(seed: number).run().difference == nil) }
}

import Foundation
import SwiftUI
import TestSupport

/// One node of a random view tree that is verified: a kind of view, a number that the kind interprets, and children.
struct VerifiedPlan: Equatable, Identifiable {
    let id: Int
    var kind: Kind
    var number = 0
    var children: [VerifiedPlan] = []

    enum Kind: Int, CaseIterable, Codable {
        // Leaves that read.
        case fixed, theme, level, nickname, badge, counted, whole, wholeInside, holder, optionalHolder, song, system
        case observedText, observedFlag, boundText, projected, tracked, focusedScene, preferenceLeaf, stored,
            sceneStored
        // Leaves with state and controls.
        case counter, object, toggle, stepper, slider, field, picker, menu, label, gauge, progress, shape, image, canvas
        case rows, boundRows, appearing, changing, disclosure
        case classReader, editReader, presentedReader, searchReader, appearanceReader, focusState, focusedField
        case nestedBinding, published, environmentObject, bindableObject, equatable, geometryChange, dismissing
        case localized, secure, editor, divider, spacer, datePicker, colorPicker, table, outline, controlGroup
        case editButton, choiceMenu, segments, styledToggle, matched, link, alert, horizontalRows
        // Writers around their children.
        case setTheme, setLevel, addLevel, setNickname, setWhole, resetWhole, setHolder, setSong, setFocused
        case disable, font, style, limit, direction, scheme, typeSize, alignment, modifier, environmental, editMode
        case sizeClass, locale, redacted, controlSize, hiddenLabels, buttonStyle, pickerStyle, listStyle, copiedWhole
        case transformedWhole, transaction
        // Containers.
        case column, row, zStack, group, erased, optional, either, choice, identified, geometry, overlay, background
        case frame, padding, offset, opacity, rotation, clip, scroll, lazyColumn, lazyGrid, list, section, form, grid
        case preferenceReader, anchorReader, inset, sheet, popover, cover, navigation, tabs, custom, fits, groupBox
        case labeled, aligned, drawnAs, semantics, zIndex, guide, coordinate, subviews, stateful
        case sectionedList, editableList, toolbarScreen, searchScreen, linkScreen, pageTabs, itemTabs, dialog
        case contextMenu, inspector, variadic, subviewSections, nestedSubviews, anyLayout, layoutValues, priority
        case horizontalLazy, lazyRows, pinned, relativeFrame, visualEffect, preferenceWriter, transformedPreference
        case mask, position, aspect, containerShape, safePadding, margins, equalID, scrollPosition
        case splitScreen
    }
}

extension VerifiedPlan.Kind {
    /// True if nodes of the kind have no children.
    var isLeaf: Bool { rawValue < Self.setTheme.rawValue }

    /// The number of numbers that mean something else to the kind.
    static let numbers = 4
}

extension VerifiedPlan {
    /// The plan as text, each child in parentheses: for messages of tests that fail.
    var text: String {
        "\(kind)\(number)" + (children.isEmpty ? "" : "(" + children.map(\.text).joined(separator: " ") + ")")
    }

    /// The paths to all nodes, as indices into children.
    var paths: [[Int]] {
        [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
    }

    /// Changes the node at a path, if there is one.
    mutating func edit(_ path: ArraySlice<Int>, _ change: (inout VerifiedPlan) -> Void) {
        guard let index = path.first else { return change(&self) }
        guard children.indices.contains(index) else { return }
        children[index].edit(path.dropFirst(), change)
    }

    /// Makes a random node.
    static func random(depth: Int, _ random: inout SplitMix64, _ count: inout Int) -> VerifiedPlan {
        count += 1
        let isLeaf = depth > 4 || count > 60 || Int.random(in: 0..<10, using: &random) < 4
        let kinds = isLeaf ? Self.leaves : Self.containers
        var plan = VerifiedPlan(
            id: count, kind: kinds.randomElement(using: &random) ?? .fixed,
            number: Int.random(in: 0..<VerifiedPlan.Kind.numbers, using: &random))
        if !isLeaf {
            plan.children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                .random(depth: depth + 1, &random, &count)
            }
        }
        return plan
    }

    private static let leaves = Kind.allCases.filter(\.isLeaf)
    private static let containers = Kind.allCases.filter { !$0.isLeaf }
}

/// A change of what a random view tree depends on.
enum VerifiedChange: Equatable {
    case number(path: [Int], Int)
    case insert(path: [Int], VerifiedPlan)
    case remove(path: [Int])
    case reverse(path: [Int])
    case count, flag, text(Int), rows(Int), moveRows, replaceHolder, holderName, songTitle, publish, stored
    case scheme, typeSize, direction, size, press(Int), scroll(Int), focus(Int), animated
    case locale, tab(Int), selection(Int), date

    /// Returns a random change of a plan or of the values around it.
    static func random(of plan: VerifiedPlan, _ random: inout SplitMix64, _ count: inout Int) -> VerifiedChange {
        let path = plan.paths.randomElement(using: &random) ?? []
        let number = Int.random(in: 0..<8, using: &random)
        switch Int.random(in: 0..<31, using: &random) {
        case 0, 1, 2, 3: return .number(path: path, number % VerifiedPlan.Kind.numbers)
        case 4: return .insert(path: path, .random(depth: path.count + 1, &random, &count))
        case 5: return .remove(path: path)
        case 6: return .reverse(path: path)
        case 7: return .count
        case 8: return .flag
        case 9: return .text(number)
        case 10: return .rows(number)
        case 11: return .moveRows
        case 12: return .replaceHolder
        case 13: return .holderName
        case 14: return .songTitle
        case 15: return .publish
        case 16: return .scheme
        case 17: return .typeSize
        case 18: return .direction
        case 19: return .size
        case 20, 21, 22: return .press(number)
        case 23: return .scroll(number)
        case 24: return .focus(number)
        case 25: return .animated
        case 26: return .locale
        case 27: return .tab(number % 3)
        case 28: return .selection(number)
        case 29: return .date
        default: return .stored
        }
    }
}

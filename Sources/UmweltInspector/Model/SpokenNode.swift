import Foundation
import Umwelt

/// A node of the semantics as a screen reader presents it.
package struct SpokenNode: Equatable, Sendable, Identifiable {
    /// The position in reading order, from 1.
    package let id: Int

    /// The number of groups around it.
    package let depth: Int

    /// The words of a screen reader: label, value, kind, state and hint.
    package let words: String

    /// The frame in the window, in points.
    package let frame: CGRect

    /// True if a part of it is in the window, and in the scroll views around it.
    package let isVisible: Bool

    /// The problems, such as a missing label; empty for none.
    package let faults: [String]
}

extension SpokenNode {
    /// Returns the screen reader's output for the window in reading order, with its problems.
    @MainActor package static func all(in host: ViewHost) -> [SpokenNode] {
        let contrasts = ContrastCheck.contrasts(in: host.displayList, isDark: host.colorScheme == .dark)
        var nodes: [SpokenNode] = []
        func visit(_ node: SemanticsNode, depth: Int, in area: CGRect) {
            let semantics = node.semantics
            guard !semantics.isHidden else { return }
            let area = if case .scrollArea = node.role { area.intersection(node.frame) } else { area }
            // Nodes themselves may not get into closures, which the conditions below are made of.
            let (label, frame, role) = (node.label, node.frame, node.role)
            let (isEnabled, isLeaf) = (node.isEnabled, node.children.isEmpty)
            var faults: [String] = []
            let kind = role.spokenKind(semantics.traits)
            if label.isEmpty, role.needsLabel || semantics.traits.contains(.isImage) {
                faults.append("It has no label: say what it is with accessibilityLabel(_:).")
            }
            var ownDepth = depth
            if kind != nil || !label.isEmpty && (isLeaf || semantics.isOne) {
                // The texts of what is read as one are read with it. Those of what is disabled need no contrast.
                let isText = if case .text = role { true } else { role.readsAsOne || semantics.isOne }
                let texts = isText && isEnabled ? contrasts.filter { frame.contains($0.frame.middle) } : []
                if let ratio = texts.map(\.ratio).min(), ratio < ContrastCheck.least {
                    let ratio = (ratio * 10).rounded(.down) / 10
                    faults.append("Its contrast is \(ratio) : 1, below \(ContrastCheck.least) : 1.")
                }
                let words = [
                    label.isEmpty ? nil : label, semantics.value ?? role.spokenValue, kind,
                    isEnabled ? nil : "dimmed", semantics.hint ?? semantics.help,
                ]
                nodes.append(
                    SpokenNode(
                        id: nodes.count + 1, depth: depth, words: words.compactMap(\.self).joined(separator: ", "),
                        frame: frame, isVisible: frame.intersects(area) || area.contains(frame.middle),
                        faults: faults))
                ownDepth += 1
            }
            if semantics.isOne || role.readsAsOne { return }
            for child in node.children { visit(child, depth: ownDepth, in: area) }
        }
        let window = CGRect(origin: .zero, size: host.size)
        for node in host.semantics { visit(node, depth: 0, in: window) }
        return nodes
    }
}

extension Semantics.Role {
    /// The word for the kind of control; nil for none.
    fileprivate func spokenKind(_ traits: AccessibilityTraits) -> String? {
        switch self {
        case .button: "button"
        case .toggle: "switch button"
        case .slider, .stepper: "adjustable"
        case .menuButton: "pop up button"
        case .option: "option"
        case .meter: "progress indicator"
        case .disclosure: "disclosure button"
        case .dateField: "date picker"
        case .colorWell: "colour well"
        case .link: "link"
        case .dialog: "dialog"
        case .heading: "heading"
        case .field(let input): input.kind == .secret ? "secure text field" : "text field"
        case .tab: "tab"
        case .webPage: "web page"
        case .video: "video"
        case .content, .text:
            if traits.contains(.isHeader) {
                "heading"
            } else if traits.contains(.isLink) {
                "link"
            } else if traits.contains(.isButton) {
                "button"
            } else {
                traits.contains(.isImage) ? "image" : nil
            }
        case .choice, .scrollArea, .list, .listItem, .listEdge, .grip, .tabList, .tabPanel: nil
        }
    }

    /// The state that the role itself has, as words.
    fileprivate var spokenValue: String? {
        switch self {
        case .toggle(let isOn): isOn.map { $0 ? "on" : "off" } ?? "mixed"
        case .option(let isSelected), .tab(let isSelected): isSelected ? "selected" : nil
        case .disclosure(let isExpanded), .menuButton(let isExpanded): isExpanded ? "expanded" : "collapsed"
        case .slider(let slider): "\(Int((slider.fraction * 100).rounded())) %"
        default: nil
        }
    }

    /// True for controls, which cannot be used without a label.
    fileprivate var needsLabel: Bool {
        switch self {
        case .button, .toggle, .slider, .stepper, .menuButton, .disclosure, .dateField, .colorWell, .link, .field,
            .tab:
            true
        default: false
        }
    }

    /// True for controls whose inner texts are their label.
    fileprivate var readsAsOne: Bool {
        switch self {
        case .button, .toggle, .menuButton, .option, .disclosure, .link, .tab: true
        default: false
        }
    }
}

extension SliderSemantics {
    /// The position of the value in its range, from 0 to 1.
    fileprivate var fraction: Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? (value - bounds.lowerBound) / length : 0
    }
}

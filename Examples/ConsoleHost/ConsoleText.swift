import Umwelt

/// The text that stands for a view in a terminal.
enum ConsoleText {
    /// Returns the text of a control, a field or a text; nil for a container.
    static func text(of node: SemanticsNode) -> String? {
        switch node.role {
        case .button, .menuButton, .disclosure: "[ \(node.label) ]"
        case .toggle(let isOn): "[\(mark(isOn))] \(node.label)"
        case .option(let isSelected): "(\(isSelected ? "•" : " ")) \(node.label)"
        case .tab(let isSelected): isSelected ? "⟨\(node.label)⟩" : " \(node.label) "
        case .slider(let slider): "\(node.label) \(bar(slider))"
        case .field(let input):
            "\(node.label): \(input.kind == .secret ? String(repeating: "•", count: node.text?.count ?? 0) : node.text ?? "")▏"
        case .listItem(let item): item.isSelected == true ? "▸" : nil
        case .link, .text, .heading: node.label.isEmpty ? nil : node.label
        default: nil
        }
    }

    private static func mark(_ isOn: Bool?) -> String { isOn.map { $0 ? "x" : " " } ?? "-" }

    /// Returns ten cells that are filled up to the value.
    private static func bar(_ slider: SliderSemantics) -> String {
        let length = slider.bounds.upperBound - slider.bounds.lowerBound
        let part = length > 0 ? (slider.value - slider.bounds.lowerBound) / length : 0
        let filled = Int((part * 10).rounded())
        return String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
    }
}

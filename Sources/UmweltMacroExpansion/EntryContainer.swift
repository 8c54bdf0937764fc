/// The types that contain entries.
enum EntryContainer: String {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    /// The protocol of its keys.
    var keyProtocol: String {
        switch self {
        case .environmentValues: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .containerValues: "ContainerValueKey"
        case .focusedValues: "FocusedValueKey"
        }
    }

    /// Makes the container of an entry from the extension in which the macro is used; nil if it is used elsewhere.
    init?(around use: AttachedUse) {
        // The compiler may not pass the context: the environment is by far the likeliest.
        guard let context = use.context else {
            self = .environmentValues
            return
        }
        guard let innermost = context.first, let container = Self(extendedIn: innermost.tokens) else { return nil }
        self = container
    }

    private init?(extendedIn tokens: [Token]) {
        guard let keyword = tokens.outsideBrackets.first(where: { "extension" ~= tokens[$0] }) else { return nil }
        // The name may be qualified: `SwiftUI.EnvironmentValues`, `SwiftUI::EnvironmentValues`.
        var type = tokens[(keyword + 1)...]
        while type.count > 2, let separator = type.dropFirst().first {
            if "." ~= separator {
                type = type.dropFirst(2)
            } else if type.dropFirst().starts(with: [":", ":"], by: { $1 ~= $0 }) {
                type = type.dropFirst(3)
            } else {
                break
            }
        }
        guard let name = type.first?.name, let container = Self(rawValue: name) else { return nil }
        self = container
    }
}

/// Answers the compiler's messages.
///
/// The plug-in itself only passes them on. Tests of a macro target would have the whole package built twice, so all
/// code to be tested is in this module.
package enum Plugin {
    package static func reply(to bytes: [UInt8]) -> [UInt8] {
        reply(to: JSONReader.read(bytes) ?? .null).bytes
    }

    private static func reply(to request: JSON) -> JSON {
        if request["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": .number(7), "features": []]]]
        }
        return ["expandMacroResult": expansion(for: request).json]
    }

    private static func expansion(for request: JSON) -> Expansion {
        let message = request["expandAttachedMacro"] ?? request["expandFreestandingMacro"] ?? .null
        switch message["macro"]?["typeName"] {
        case "AnimatableMacro": return AttachedUse(message).map(AnimatableMacro.expand) ?? Expansion()
        case "AnimatableIgnoredMacro": return AttachedUse(message).map(AnimatableIgnoredMacro.expand) ?? Expansion()
        case "EntryMacro": return AttachedUse(message).map(EntryMacro.expand) ?? Expansion()
        case "ModelMacro": return AttachedUse(message).map(ModelMacro.expand) ?? Expansion()
        case "ModelActorMacro": return AttachedUse(message).map(ModelActorMacro.expand) ?? Expansion()
        case "ModelMarkMacro": return Expansion()
        case "ParameterMacro": return AttachedUse(message).map(ParameterMacro.expand) ?? Expansion()
        case "PersistedPropertyMacro": return AttachedUse(message).map(PersistedPropertyMacro.expand) ?? Expansion()
        case "PreviewMacro": return FreestandingUse(message).map(PreviewMacro.expand) ?? Expansion()
        case "ManagedMacro": return AttachedUse(message).map(ManagedMacro.expand) ?? Expansion()
        case "QueryMacro": return AttachedUse(message).map(QueryMacro.expand) ?? Expansion()
        case "RuleMacro": return FreestandingUse(message).map(RuleMacro.expand) ?? Expansion()
        case "PreviewableMacro": return AttachedUse(message).map(PreviewableMacro.expand) ?? Expansion()
        default: return Expansion()
        }
    }
}

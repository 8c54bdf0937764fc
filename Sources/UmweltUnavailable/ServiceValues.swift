import Umwelt

@available(
    *, unavailable, message: "Umwelt has no system accounts: sign in with the environment's webAuthenticationSession."
)
@MainActor
public struct AuthorizationController: Sendable {}

@available(
    *, unavailable, message: "Umwelt has no system accounts: sign in with the environment's webAuthenticationSession."
)
extension EnvironmentValues {
    public var authorizationController: AuthorizationController { AuthorizationController() }
}

@available(*, unavailable, message: "Umwelt has no credential manager: leave this out.")
public struct CredentialDataManager: Sendable {}

@available(*, unavailable, message: "Umwelt has no credential manager: leave this out.")
public final class ASCredentialExportManager: Sendable {}

@available(*, unavailable, message: "Umwelt has no credential manager: leave this out.")
public final class ASCredentialImportManager: Sendable {}

@available(*, unavailable, message: "Umwelt has no credential manager: leave this out.")
extension EnvironmentValues {
    public var credentialDataManager: CredentialDataManager { CredentialDataManager() }

    public var credentialExportManager: ASCredentialExportManager { ASCredentialExportManager() }

    public var credentialImportManager: ASCredentialImportManager { ASCredentialImportManager() }
}

@available(*, unavailable, message: "Umwelt has no App Store: sell on a web page, and open it with openURL.")
@MainActor
public struct PurchaseAction: Sendable {
    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no App Store: sell on a web page, and open it with openURL.")
@MainActor
public struct DisplayMessageAction: Sendable {
    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no App Store: sell on a web page, and open it with openURL.")
extension EnvironmentValues {
    public var purchase: PurchaseAction { PurchaseAction() }

    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

@available(*, unavailable, message: "Umwelt cannot ask the system for the user's age: ask in a view of your own.")
public struct DeclaredAgeRangeAction: Sendable {}

@available(*, unavailable, message: "Umwelt cannot ask the system for the user's age: ask in a view of your own.")
extension EnvironmentValues {
    public var requestAgeRange: DeclaredAgeRangeAction { DeclaredAgeRangeAction() }
}

@available(*, unavailable, message: "Umwelt cannot generate images from text: leave this out.")
public struct ImagePlaygroundStyle: Hashable, Sendable {}

@available(*, unavailable, message: "Umwelt cannot generate images from text: leave this out.")
public enum ImagePlaygroundPersonalizationPolicy: Hashable, Sendable {
    case automatic, enabled, disabled
}

@available(*, unavailable, message: "Umwelt cannot generate images from text: leave this out.")
extension EnvironmentValues {
    public var imagePlaygroundAllowedGenerationStyles: [ImagePlaygroundStyle] { [] }

    public var imagePlaygroundPersonalizationPolicy: ImagePlaygroundPersonalizationPolicy { .automatic }

    public var imagePlaygroundSelectedGenerationStyle: ImagePlaygroundStyle { ImagePlaygroundStyle() }

    public var supportsImagePlayground: Bool { false }
}

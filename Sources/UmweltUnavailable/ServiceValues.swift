import Umwelt

@available(*, unavailable, message: "Umwelt has no system that keeps accounts: sign in by webAuthenticationSession.")
@MainActor
public struct AuthorizationController: Sendable {}

@available(*, unavailable, message: "Umwelt has no system that keeps accounts: sign in by webAuthenticationSession.")
extension EnvironmentValues {
    public var authorizationController: AuthorizationController { AuthorizationController() }
}

@available(*, unavailable, message: "Umwelt has no manager of credentials: leave this out.")
public struct CredentialDataManager: Sendable {}

@available(*, unavailable, message: "Umwelt has no manager of credentials: leave this out.")
public final class ASCredentialExportManager: Sendable {}

@available(*, unavailable, message: "Umwelt has no manager of credentials: leave this out.")
public final class ASCredentialImportManager: Sendable {}

@available(*, unavailable, message: "Umwelt has no manager of credentials: leave this out.")
extension EnvironmentValues {
    public var credentialDataManager: CredentialDataManager { CredentialDataManager() }

    public var credentialExportManager: ASCredentialExportManager { ASCredentialExportManager() }

    public var credentialImportManager: ASCredentialImportManager { ASCredentialImportManager() }
}

@available(*, unavailable, message: "Umwelt has no store: sell by a page that openURL shows.")
@MainActor
public struct PurchaseAction: Sendable {
    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no store: sell by a page that openURL shows.")
@MainActor
public struct DisplayMessageAction: Sendable {
    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no store: sell by a page that openURL shows.")
extension EnvironmentValues {
    public var purchase: PurchaseAction { PurchaseAction() }

    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

@available(*, unavailable, message: "Umwelt asks no system how old the user is: ask in a view of your own.")
public struct DeclaredAgeRangeAction: Sendable {}

@available(*, unavailable, message: "Umwelt asks no system how old the user is: ask in a view of your own.")
extension EnvironmentValues {
    public var requestAgeRange: DeclaredAgeRangeAction { DeclaredAgeRangeAction() }
}

@available(*, unavailable, message: "Umwelt makes no images from words: leave this out.")
public struct ImagePlaygroundStyle: Hashable, Sendable {}

@available(*, unavailable, message: "Umwelt makes no images from words: leave this out.")
public enum ImagePlaygroundPersonalizationPolicy: Hashable, Sendable {
    case automatic, enabled, disabled
}

@available(*, unavailable, message: "Umwelt makes no images from words: leave this out.")
extension EnvironmentValues {
    public var imagePlaygroundAllowedGenerationStyles: [ImagePlaygroundStyle] { [] }

    public var imagePlaygroundPersonalizationPolicy: ImagePlaygroundPersonalizationPolicy { .automatic }

    public var imagePlaygroundSelectedGenerationStyle: ImagePlaygroundStyle { ImagePlaygroundStyle() }

    public var supportsImagePlayground: Bool { false }
}

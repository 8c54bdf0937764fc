@_spi(Kernel) import Umwelt

extension Button where Label == Text {
    /// Makes a button with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// Makes a button with a title from a resource, and a role.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - role: The purpose, such as `.destructive` or `.cancel`, which determines the appearance; nil for none.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == UmweltControls.Label<Text, Image> {
    /// Makes a button with a title from a resource, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { UmweltControls.Label(titleResource, systemImage: systemImage) }
    }

    /// Makes a button with a title from a resource, a symbol and a role.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - role: The purpose, such as `.destructive` or `.cancel`, which determines the appearance; nil for none.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { UmweltControls.Label(titleResource, systemImage: systemImage) }
    }
}

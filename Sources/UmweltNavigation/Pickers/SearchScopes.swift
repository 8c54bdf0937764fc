@_spi(Kernel) import Umwelt

extension View {
    /// Sets the scopes of searches in this view. While searching, the user selects one in a segmented control below the
    /// field.
    ///
    /// ```swift
    /// .searchable(text: $text).searchScopes($scope) {
    ///     Text("All").tag(Scope.all)
    ///     Text("Unread").tag(Scope.unread)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - scope: The scope that the user has chosen.
    ///   - scopes: Makes the scopes, each with a tag.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        searchScopeControl(
            Picker(selection: scope, content: scopes) { SystemWord.scope.text }.pickerStyle(.segmented).labelsHidden(),
            fileID: fileID, line: line)
    }

    /// Sets the scopes of searches in this view, and when they are shown.
    ///
    /// - Parameters:
    ///   - scope: The scope that the user has chosen.
    ///   - activation: When the scopes are shown.
    ///   - scopes: Makes the scopes, each with a tag.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        searchScopes(scope, scopes: scopes, fileID: fileID, line: line)
            .transformEnvironment(
                \.searchAdditions, transform: { $0.scopeActivation = activation }, fileID: fileID, line: line)
    }
}

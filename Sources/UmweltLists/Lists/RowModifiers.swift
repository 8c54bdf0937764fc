import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Sets the insets of the content of a list's row.
    ///
    /// ```swift
    /// Image("Banner").resizable().listRowInsets(EdgeInsets())
    /// ```
    ///
    /// - Parameter insets: The distances from the row's edges, in points; nil for the list style's.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowTraitModifier(RowInsets(insets: insets)))
    }

    /// Sets the insets of the content of a list's row at some edges.
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The distance from each edge, in points; nil for the list style's.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowTraitModifier(RowEdgeInsets(edges: edges, length: length)))
    }

    /// Sets the background of a list's row; nil for the default one.
    ///
    /// ```swift
    /// Text("Overdue").listRowBackground(Color.red.opacity(0.2))
    /// ```
    ///
    /// - Parameter view: The view, which fills the row; nil for the default background.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowTraitModifier(RowBackgroundTrait(view: view)))
    }

    /// Sets the visibility of the separators above and below a list's row.
    ///
    /// ```swift
    /// Text("Chapter").listRowSeparator(.hidden, edges: .bottom)
    /// ```
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - edges: The separators; by default that above and that below the row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier(
                RowSeparator(
                    visibility: visibility, edges: edges, top: \.topSeparator, bottom: \.bottomSeparator)))
    }

    /// Sets the visibility of the separators above and below a list's section, in styles that have them.
    ///
    /// ```swift
    /// Section("Fruit") { ForEach(fruit) { Text($0.name) } }.listSectionSeparator(.hidden)
    /// ```
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - edges: The separators; by default both.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            RowTraitModifier(
                RowSeparator(
                    visibility: visibility, edges: edges, top: \.sectionTopSeparator,
                    bottom: \.sectionBottomSeparator)))
    }

    /// Sets the colour of the separators above and below a list's section; nil for the default one.
    ///
    /// - Parameters:
    ///   - color: The colour; nil for the default.
    ///   - edges: The separators; by default both.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            RowTraitModifier(
                RowSeparatorTint(
                    color: color, edges: edges, top: \.sectionTopSeparatorTint,
                    bottom: \.sectionBottomSeparatorTint)))
    }

    /// Sets the colour of the separators above and below a list's row; nil for the default one.
    ///
    /// - Parameters:
    ///   - color: The colour; nil for the default.
    ///   - edges: The separators; by default both.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier(
                RowSeparatorTint(
                    color: color, edges: edges, top: \.topSeparatorTint, bottom: \.bottomSeparatorTint)))
    }

    /// Disables or enables the deletion of rows whose `ForEach` has an action for it.
    ///
    /// ```swift
    /// ForEach(books) { book in
    ///     BookRow(book: book).deleteDisabled(book.isBorrowed)
    /// }
    /// .onDelete { books.remove(atOffsets: $0) }
    /// ```
    ///
    /// - Parameter isDisabled: True to prevent it.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier(RowDeletion(isDisabled: isDisabled)))
    }

    /// Disables or enables moves of rows whose `ForEach` has an action for them.
    ///
    /// - Parameter isDisabled: True to prevent it.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier(RowMovement(isDisabled: isDisabled)))
    }

    /// Disables or enables the selection of a list's row.
    ///
    /// - Parameter isDisabled: True to prevent it.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowTraitModifier(RowSelection(isDisabled: isDisabled)))
    }
}

private struct RowSelection: RowTrait {
    let isDisabled: Bool

    func add(to traits: inout RowTraits, at element: _Element) {
        if traits.isSelectionDisabled == nil { traits.isSelectionDisabled = isDisabled }
    }
}

private struct RowInsets: RowTrait {
    let insets: EdgeInsets?

    func add(to traits: inout RowTraits, at element: _Element) {
        if traits.insets == nil { traits.insets = RowValue(insets) }
    }
}

private struct RowEdgeInsets: RowTrait {
    let edges: Edge.Set
    let length: CGFloat?

    func add(to traits: inout RowTraits, at element: _Element) {
        // All four set: what is further out has no edge left.
        if traits.insets != nil { return }
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && traits.edgeInsets[edge] == nil {
            traits.edgeInsets[edge] = RowValue(length)
        }
    }
}

private struct RowBackgroundTrait<V: View>: RowTrait {
    let view: V?

    func add(to traits: inout RowTraits, at element: _Element) {
        guard traits.background == nil, let view else { return }
        traits.background = RowBackground(
            view: AnyView(view), scope: element.scope, depth: Int(element.depth) + 1,
            source: ObjectIdentifier(element))
    }
}

private struct RowSeparator: RowTrait {
    let visibility: Visibility
    let edges: VerticalEdge.Set
    let top: WritableKeyPath<RowTraits, Visibility?>
    let bottom: WritableKeyPath<RowTraits, Visibility?>

    func add(to traits: inout RowTraits, at element: _Element) {
        if edges.contains(.top) && traits[keyPath: top] == nil { traits[keyPath: top] = visibility }
        if edges.contains(.bottom) && traits[keyPath: bottom] == nil { traits[keyPath: bottom] = visibility }
    }
}

private struct RowSeparatorTint: RowTrait {
    let color: Color?
    let edges: VerticalEdge.Set
    let top: WritableKeyPath<RowTraits, RowValue<Color?>?>
    let bottom: WritableKeyPath<RowTraits, RowValue<Color?>?>

    func add(to traits: inout RowTraits, at element: _Element) {
        if edges.contains(.top) && traits[keyPath: top] == nil { traits[keyPath: top] = RowValue(color) }
        if edges.contains(.bottom) && traits[keyPath: bottom] == nil { traits[keyPath: bottom] = RowValue(color) }
    }
}

private struct RowDeletion: RowTrait {
    let isDisabled: Bool

    func add(to traits: inout RowTraits, at element: _Element) {
        if traits.isDeleteDisabled == nil { traits.isDeleteDisabled = isDisabled }
    }
}

private struct RowMovement: RowTrait {
    let isDisabled: Bool

    func add(to traits: inout RowTraits, at element: _Element) {
        if traits.isMoveDisabled == nil { traits.isMoveDisabled = isDisabled }
    }
}

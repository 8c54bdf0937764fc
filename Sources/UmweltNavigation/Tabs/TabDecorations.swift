@_spi(Kernel) import Umwelt

/// The trait of a tab that its item in the bar has a modifier.
nonisolated struct TabDecoration: TabTrait {
    let decorate: (AnyView) -> AnyView

    nonisolated init(_ decorate: @escaping (AnyView) -> AnyView) { self.decorate = decorate }

    /// Outer modifiers are around those nearer to the tab.
    func add(to traits: inout TabTraits, at element: _Element) { traits.decorations.append(decorate) }
}

extension TabContent {
    /// Applies a modifier to the tabs' items in the bar.
    nonisolated private func decorated<V: View>(
        _ decorate: @escaping (AnyView) -> V
    ) -> ModifiedTabContent<Self, TabDecoration> {
        ModifiedTabContent(self, TabDecoration { AnyView(decorate($0)) })
    }

    /// Sets the label of the tab for assistive technology, in place of its title.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        decorated { $0.accessibilityLabel(label, isEnabled: isEnabled) }
    }

    /// Sets the label of the tab for assistive technology, in the language of the environment.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the label of the tab for assistive technology.
    ///
    /// - Parameters:
    ///   - label: The label, which is not localized.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the value of the tab for assistive technology, in place of its badge.
    ///
    /// - Parameters:
    ///   - valueDescription: The value, as a text.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        decorated { $0.accessibilityValue(valueDescription, isEnabled: isEnabled) }
    }

    /// Sets the value of the tab for assistive technology, in the language of the environment.
    ///
    /// - Parameters:
    ///   - valueKey: The value, a key of the app's localized strings.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the value of the tab for assistive technology.
    ///
    /// - Parameters:
    ///   - value: The value, which is not localized.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the hint of the tab for assistive technology: the effect of selecting it.
    ///
    /// - Parameters:
    ///   - hint: The hint.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        decorated { $0.accessibilityHint(hint, isEnabled: isEnabled) }
    }

    /// Sets the hint of the tab for assistive technology: the effect of selecting it.
    ///
    /// - Parameters:
    ///   - hintKey: The hint, a key of the app's localized strings.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets the hint of the tab for assistive technology: the effect of selecting it.
    ///
    /// - Parameters:
    ///   - hint: The hint, which is not localized.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the identifier of the tab for tests.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, for tests.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        decorated { $0.accessibilityIdentifier(identifier, isEnabled: isEnabled) }
    }

    /// Sets the tab's Voice Control input labels.
    ///
    /// - Parameters:
    ///   - inputLabels: The names, the preferred one first.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        decorated { $0.accessibilityInputLabels(inputLabels, isEnabled: isEnabled) }
    }

    /// Sets the tab's Voice Control input labels.
    ///
    /// - Parameters:
    ///   - inputLabelKeys: The names, the preferred one first: keys of the app's localized strings.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets the tab's Voice Control input labels.
    ///
    /// - Parameters:
    ///   - inputLabels: The names, the preferred one first, which are not localized.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Adds a menu to the tab's item in the bar.
    ///
    /// - Parameter menuItems: The items of the menu, which a long press or the secondary button of the mouse opens.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        let items = menuItems()
        return decorated { $0.contextMenu { items } }
    }

    /// Shows a popover at the tab's item in the bar while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: True while the content is shown; it is set to false when the content closes.
    ///   - attachmentAnchor: The part of the tab's item to which the popover's arrow points.
    ///   - arrowEdge: The edge for the popover; nil for an edge with enough space.
    ///   - content: Makes the content.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        decorated {
            $0.popover(
                isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
        }
    }

    /// Shows a popover at the tab's item in the bar while a binding has a value.
    ///
    /// - Parameters:
    ///   - item: The value for the sheet; nil to show none.
    ///   - attachmentAnchor: The part of the tab's item to which the popover's arrow points.
    ///   - arrowEdge: The edge for the popover; nil for an edge with enough space.
    ///   - content: Makes the content from the value.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        decorated {
            $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
        }
    }
}

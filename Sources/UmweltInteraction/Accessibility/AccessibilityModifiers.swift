extension View {
    /// Sets an identifier for tests, which is neither shown nor read aloud.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.identifier = identifier }
    }

    /// Sets an identifier for tests if `isEnabled` is true.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.identifier = isEnabled ? identifier : nil }
    }

    /// Sets an identifier for tests.
    nonisolated public func accessibility(
        identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityIdentifier(identifier)
    }

    /// Sets whether the view and all inside are hidden from assistive technology.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.isHidden = hidden }
    }

    /// Sets whether the view and all inside are hidden from assistive technology, if `isEnabled` is true.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.isHidden = isEnabled ? hidden : nil }
    }

    /// Sets whether the view and all inside are hidden from assistive technology.
    nonisolated public func accessibility(
        hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }

    /// Adds accessibility traits.
    ///
    /// ```swift
    /// Text("Chapters").accessibilityAddTraits(.isHeader)
    /// ```
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.addedTraits = traits }
    }

    /// Removes accessibility traits.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.removedTraits = traits }
    }

    /// Adds accessibility traits.
    nonisolated public func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAddTraits(traits)
    }

    /// Removes accessibility traits.
    nonisolated public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityRemoveTraits(traits)
    }

    /// Makes the view a heading of a level.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.headingLevel = level }
    }

    /// Sets whether the user interacts with the view: if true it can have the keyboard focus, or that of devices in
    /// place of a keyboard; if false it cannot.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.respondsToUser = respondsToUserInteraction }
    }

    /// Sets whether the user interacts with the view, if `isEnabled` is true.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.respondsToUser = isEnabled ? respondsToUserInteraction : nil }
    }

    /// Sets the position of the view in reading order: before its siblings of lower priority. The default is 0.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.sortPriority = sortPriority }
    }

    /// Sets the position of the view in reading order: before its siblings of lower priority. The default is 0.
    nonisolated public func accessibility(
        sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilitySortPriority(sortPriority)
    }
}

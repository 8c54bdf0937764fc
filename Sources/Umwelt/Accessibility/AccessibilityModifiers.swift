extension View {
    /// Gives the view a name for tests, which nobody sees or hears.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.identifier = identifier }
    }

    /// Gives the view a name for tests while that is enabled.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.identifier = isEnabled ? identifier : nil }
    }

    /// Gives the view a name for tests.
    nonisolated public func accessibility(
        identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityIdentifier(identifier)
    }

    /// Keeps the view, and all inside, from being read, or not.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.isHidden = hidden }
    }

    /// Keeps the view, and all inside, from being read, or not, while that is enabled.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.isHidden = isEnabled ? hidden : nil }
    }

    /// Keeps the view, and all inside, from being read, or not.
    nonisolated public func accessibility(
        hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }

    /// Says more of what the view is.
    ///
    /// ```swift
    /// Text("Chapters").accessibilityAddTraits(.isHeader)
    /// ```
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.addedTraits = traits }
    }

    /// Says what the view is not.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.removedTraits = traits }
    }

    /// Says more of what the view is.
    nonisolated public func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAddTraits(traits)
    }

    /// Says what the view is not.
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

    /// Says whether people use the view: by keys, or whatever stands for these, they come to it then, and else not.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.respondsToUser = respondsToUserInteraction }
    }

    /// Says whether people use the view while that is enabled.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.respondsToUser = isEnabled ? respondsToUserInteraction : nil }
    }

    /// Has the view read before those beside it of lower priority; 0 is the usual one.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.sortPriority = sortPriority }
    }

    /// Has the view read before those beside it of lower priority; 0 is the usual one.
    nonisolated public func accessibility(
        sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilitySortPriority(sortPriority)
    }
}

extension View {
    /// Sets an identifier that tests use to find the view.
    ///
    /// ```swift
    /// TextField("Name", text: $name).accessibilityIdentifier("name-field")
    /// ```
    ///
    /// It is neither shown nor read aloud.
    ///
    /// - Parameter identifier: The identifier, for tests.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.identifier = identifier }
    }

    /// Sets an identifier for tests if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, for tests.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.identifier = isEnabled ? identifier : nil }
    }

    /// Sets an identifier for tests.
    ///
    /// - Parameter identifier: The identifier, which users do not see.
    nonisolated public func accessibility(
        identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityIdentifier(identifier)
    }

    /// Hides the view, and all inside, from assistive technology, or shows it.
    ///
    /// ```swift
    /// Image("Ornament").accessibilityHidden(true)
    /// ```
    ///
    /// - Parameter hidden: True to hide the view and all inside.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.isHidden = hidden }
    }

    /// Hides the view, and all inside, from assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - hidden: True to hide the view and all inside.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.isHidden = isEnabled ? hidden : nil }
    }

    /// Sets whether the view and all inside are hidden from assistive technology.
    ///
    /// - Parameter hidden: True to hide the view and all inside.
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
    ///
    /// - Parameter traits: The traits to add, such as `.isHeader`.
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.addedTraits = traits }
    }

    /// Removes accessibility traits from the view.
    ///
    /// ```swift
    /// Button("Chapter 1", action: open).accessibilityRemoveTraits(.isButton)
    /// ```
    ///
    /// - Parameter traits: The traits to remove, including default traits such as a button's.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.removedTraits = traits }
    }

    /// Adds accessibility traits.
    ///
    /// - Parameter traits: The traits, such as `.isHeader`.
    nonisolated public func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAddTraits(traits)
    }

    /// Removes accessibility traits.
    ///
    /// - Parameter traits: The traits, such as `.isHeader`.
    nonisolated public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityRemoveTraits(traits)
    }

    /// Makes the view a heading of a level.
    ///
    /// - Parameter level: The level, from `.h1` to `.h6`, or `.unspecified`.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.headingLevel = level }
    }

    /// Sets whether the user interacts with the view: if true it can receive the focus of the keyboard or of similar
    /// devices; if false it cannot.
    ///
    /// - Parameter respondsToUserInteraction: True if the user interacts with the view.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.respondsToUser = respondsToUserInteraction }
    }

    /// Sets whether the user interacts with the view, if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - respondsToUserInteraction: True if the user interacts with the view.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.respondsToUser = isEnabled ? respondsToUserInteraction : nil }
    }

    /// Sets the position of the view in reading order: before its siblings of lower priority. The default is 0.
    ///
    /// - Parameter sortPriority: The priority; views with higher ones are read first.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.sortPriority = sortPriority }
    }

    /// Sets the position of the view in reading order: before its siblings of lower priority. The default is 0.
    ///
    /// - Parameter sortPriority: The priority; views with higher ones are read first.
    nonisolated public func accessibility(
        sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilitySortPriority(sortPriority)
    }
}

@_spi(Kernel) import Umwelt

extension NavigationPath: EncodedStateContainer {
    package static var holdsObjects: Bool { false }

    /// The values of the path for a state snapshot, whose types are found again only by name; nil if a value cannot be
    /// encoded or contains objects.
    package var encodedElements: [EncodedState]? {
        guard let stored = codable, !stored.elements.contains(where: { Self.holdsObjects(type(of: $0.value)) }) else {
            return nil
        }
        return EncodedState(stored).map { [$0] }
    }

    package static func make(of elements: [EncodedState]) -> NavigationPath? {
        elements.first?.value(as: CodableRepresentation.self).map { NavigationPath($0) }
    }
}

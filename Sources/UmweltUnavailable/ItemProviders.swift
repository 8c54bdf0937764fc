import CoreTransferable
import Foundation
import Umwelt
import UmweltControls
import UniformTypeIdentifiers

@available(*, unavailable, message: "Umwelt has no services of other programs: leave this out, or use ShareLink.")
extension View {
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View { self }

    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
        onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    nonisolated public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt drags from views that say so: use draggable(_:).")
extension View {
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

import CoreTransferable
import Foundation
import Umwelt
import UmweltControls
import UniformTypeIdentifiers

@available(*, unavailable, message: "Umwelt has no services of other apps: leave this out, or use ShareLink.")
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

@available(*, unavailable, message: "Umwelt starts drags only at views with draggable(_:): use that modifier.")
extension View {
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

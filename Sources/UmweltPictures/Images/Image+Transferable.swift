import CoreTransferable
import Foundation
import Umwelt
import UmweltRendering
import UniformTypeIdentifiers

extension Image: Transferable {
    /// The image as PNG; images are made of PNG, JPEG and SVG.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(contentType: .png) { image in
            try await MainActor.run { try ImageRenderer(content: image).pngData() }
        } importing: { data in
            Image(file: try ImageFile(data: data), scale: 1)
        }
        DataRepresentation<Image>(importedContentType: .jpeg) { Image(file: try ImageFile(data: $0), scale: 1) }
        DataRepresentation<Image>(importedContentType: .svg) { Image(file: try ImageFile(data: $0), scale: 1) }
    }
}

import CoreTransferable
import Foundation
import Umwelt
import UniformTypeIdentifiers

extension Color: Transferable {
    /// The colour as other programs of the desktop drag one, and as text: "#RRGGBB", with opacity "#RRGGBBAA".
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Color>(contentType: .draggedColor) { color in
            await MainActor.run { color.resolve(in: EnvironmentValues()).draggedData }
        } importing: { data in
            guard let color = Color.Resolved(draggedData: data) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return Color(color)
        }
        DataRepresentation<Color>(contentType: .utf8PlainText) { color in
            await MainActor.run { Data(HexColor.string(color.resolve(in: EnvironmentValues()), hasOpacity: true).utf8) }
        } importing: { data in
            guard let color = HexColor.color(String(decoding: data, as: UTF8.self)) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return color
        }
    }
}

extension UTType {
    /// The type of colours that are dragged between programs of a Linux desktop.
    fileprivate static var draggedColor: UTType { UTType(mimeType: "application/x-color") ?? .data }
}

extension Color.Resolved {
    /// Red, green, blue and opacity as 16 bits each, of the lowest byte first: `application/x-color`.
    fileprivate var draggedData: Data {
        let parts = [red, green, blue, opacity].map { UInt16((min(max($0, 0), 1) * 65535).rounded()) }
        return Data(parts.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] })
    }

    fileprivate init?(draggedData data: Data) {
        guard data.count == 8 else { return nil }
        let bytes = Array(data)
        let parts = stride(from: 0, to: 8, by: 2).map { Float(UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8) / 65535 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

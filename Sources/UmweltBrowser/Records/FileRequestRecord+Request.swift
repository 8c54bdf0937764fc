import Foundation
import Umwelt

extension FileRequestRecord {
    /// Makes the record of a request. From then on, the files can be downloaded.
    init(_ request: FileRequest) {
        id = request.id
        switch request.kind {
        case .reading(let types, let allowsSeveral):
            accept = types.isEmpty ? nil : types.joined(separator: ",")
            self.allowsSeveral = allowsSeveral
        case .giving(let files):
            downloads = files.map { file in
                DownloadRecord(path: "/files/\(PageStores.current.files.add(file))", name: file.lastPathComponent)
            }
        case .pasting: pastes = true
        }
    }
}

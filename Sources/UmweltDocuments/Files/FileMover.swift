import Foundation
import Umwelt

extension View {
    /// Moves a file to where the user wants it, as long as a binding is true.
    ///
    /// In the browser the file is downloaded, and the URL is the temporary location to which it has been moved.
    ///
    /// - Parameters:
    ///   - file: The file; nil to move nothing.
    ///   - onCompletion: Called with the file's new place, or with the reason why it is not moved.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Moves files to where the user wants them, as long as a binding is true.
    ///
    /// - Parameter onCompletion: Called with the files' new places, or with the reason why they are not moved.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Moves a file to where the user wants it, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - file: The file; nil to move nothing.
    ///   - onCompletion: Called with the file's new place, or with the reason why it is not moved.
    ///   - onCancellation: Called if the user does not want the file.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { onCompletion($0.first) },
            onCancellation: onCancellation)
    }

    /// Moves files to where the user wants them, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - onCompletion: Called with the files' new places, or with the reason why they are not moved.
    ///   - onCancellation: Called if the user does not want the files.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        let files = Array(files)
        return modifier(
            FileRequestModifier(
                isPresented: isPresented,
                makeRequest: { files.isEmpty ? nil : .giving(files) },
                finish: { result in
                    onCompletion(
                        result.flatMap { files in
                            Result {
                                let folder = try ExportFolder()
                                return try files.map { try folder.move($0) }
                            }
                        })
                },
                cancel: onCancellation))
    }
}

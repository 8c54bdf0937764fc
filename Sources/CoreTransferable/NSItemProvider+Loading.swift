import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Loads the content with a type, or one that conforms to it.
    ///
    /// - Throws: An error if it is missing, or the loading error.
    package func content(
        of type: UTType, for reader: TransferRepresentationVisibility = .ownProcess
    ) async throws -> TransferContent {
        guard let registration = registration(for: type, reader: reader) else {
            throw TransferError.noRepresentation(of: "The item", as: type.identifier)
        }
        return try await registration.load()
    }

    /// Makes a value of the item.
    ///
    /// - Throws: An error if the type has no representation of the item, or the representation's error.
    package func value<T: Transferable>(_ type: T.Type) async throws -> T {
        for part in T.transferParts {
            if let reader = part.import, let registration = registration(for: reader.type) {
                return try await reader.read(registration.load())
            }
        }
        throw TransferError.noRepresentation(of: "\(T.self)", as: registeredTypeIdentifiers.first)
    }

    /// Returns true if values of a type can be loaded from the item.
    package func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
        T.importedContentTypes().contains { hasItem(conformingTo: $0) }
    }

    /// Runs a loading action, and reports its completion as progress.
    private func load(_ action: @escaping @Sendable () async -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let reporter = ProgressReporter(progress)
        Task {
            await action()
            reporter.finish()
        }
        return progress
    }

    /// Loads data with a type, or one that conforms to it, and calls a handler with them or with an error.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - completionHandler: Called with the result, or with an error.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
    ) -> Progress {
        loadDataRepresentation(for: UTType.named(typeIdentifier), completionHandler: completionHandler)
    }

    /// Loads data with a type, or one that conforms to it, and calls a handler with them or with an error.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - completionHandler: Called with the result, or with an error.
    @discardableResult
    public func loadDataRepresentation(for contentType: UTType, completionHandler: @escaping DataHandler) -> Progress {
        load {
            do {
                completionHandler(try await self.content(of: contentType).data, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads a file with a type, or one that conforms to it, and calls a handler with it or with an error. Copy the
    /// file to use it later.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - completionHandler: Called with the result, or with an error.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        load {
            do {
                let type = UTType.named(typeIdentifier)
                let found = self.registration(for: type)?.type ?? type
                completionHandler(try await self.content(of: type).file(of: found), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads the item as data with a type, and calls a handler with them or with an error. The data of URLs are in the
    /// format of `URL.init(dataRepresentation:relativeTo:)`.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - options: Not used.
    ///   - completionHandler: Called with the result, or with an error.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (NSSecureCoding?, (any Error)?) -> Void)? = nil
    ) {
        _ = load {
            do {
                let data = try await self.content(of: UTType.named(typeIdentifier)).data
                completionHandler?(NSData(data: data), nil)
            } catch {
                completionHandler?(nil, error)
            }
        }
    }

    /// Loads a value of a type, and calls a handler with it or with an error.
    ///
    /// - Parameters:
    ///   - transferableType: The type of the object.
    ///   - completionHandler: Called with the result, or with an error.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        load {
            do {
                completionHandler(.success(try await self.value(T.self)))
            } catch {
                completionHandler(.failure(error))
            }
        }
    }
}

/// The completion of a progress, from the loading task. Progress has its own lock.
private final class ProgressReporter: @unchecked Sendable {
    private let progress: Progress

    init(_ progress: Progress) { self.progress = progress }

    func finish() { progress.completedUnitCount = progress.totalUnitCount }
}

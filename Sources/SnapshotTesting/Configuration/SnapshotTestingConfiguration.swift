import Foundation
import Synchronization

/// The settings of snapshot tests: when references are recorded, and the command that compares files.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var current: Self?

    /// The command in failure messages that compares two files.
    public var diffTool: DiffTool

    /// When references are recorded.
    public var record: Record

    /// Makes settings.
    ///
    /// - Parameters:
    ///   - record: When references are recorded; nil for the inherited condition.
    ///   - diffTool: The command that compares two files; nil for the inherited one.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record ?? Self.current?.record ?? SnapshotDefaults.record
        self.diffTool = diffTool ?? Self.current?.diffTool ?? SnapshotDefaults.diffTool
    }

    /// A condition for recording references.
    public struct Record: Equatable, Sendable {
        private let name: String

        private init(name: String) { self.name = name }

        /// Makes the condition with a name, such as `missing`; nil for an unknown name. `SNAPSHOT_TESTING_RECORD` in
        /// the environment has such a name.
        public init?(rawValue: String) {
            guard let record = [Self.all, .failed, .missing, .never].first(where: { $0.name == rawValue }) else {
                return nil
            }
            self = record
        }

        /// Records all snapshots.
        public static let all = Self(name: "all")
        /// Records snapshots that are missing or that differ.
        public static let failed = Self(name: "failed")
        /// Records snapshots that are missing.
        public static let missing = Self(name: "missing")
        /// Records nothing: a missing snapshot fails the test.
        public static let never = Self(name: "never")
    }

    /// A command that compares two files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (String, String) -> String

        /// Makes a command.
        ///
        /// - Parameter tool: Returns the command for the paths of the reference and of the new snapshot.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            command = tool
        }

        /// Makes the command of a program that has the two paths as its arguments.
        ///
        /// - Parameter value: The name or the path of the program.
        public init(stringLiteral value: StringLiteralType) { command = { "\(value) \"\($0)\" \"\($1)\"" } }

        /// The paths of the two files, without a program.
        public static let `default` = Self { "Reference: \($0)\nNew: \($1)" }

        /// Kaleidoscope's command.
        public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }

        /// Returns the command for two files.
        ///
        /// - Parameters:
        ///   - currentFilePath: The path of the stored snapshot.
        ///   - failedFilePath: The path of the new one.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// Makes ``all`` of true, and ``missing`` of false.
    ///
    /// - Parameter value: True records all snapshots, false only missing ones.
    public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    /// Makes the default.
    public init(nilLiteral: ()) { self = .default }
}

/// Runs an operation with settings of snapshot tests.
///
/// - Parameters:
///   - record: When references are recorded; nil for the inherited condition.
///   - diffTool: The command that compares two files; nil for the inherited one.
///   - operation: The operation.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Runs an asynchronous operation with settings of snapshot tests.
///
/// - Parameters:
///   - record: When references are recorded; nil for the inherited condition.
///   - diffTool: The command that compares two files; nil for the inherited one.
///   - operation: The operation.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// True if all snapshots are recorded where no other settings apply.
public var isRecording: Bool {
    get { SnapshotTestingConfiguration().record == .all }
    set { SnapshotDefaults.record = newValue ? .all : .missing }
}

/// The command that compares two files where no other settings apply.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration().diffTool }
    set { SnapshotDefaults.diffTool = newValue }
}

/// The settings of the process.
enum SnapshotDefaults {
    private static let storedRecord = Mutex(
        ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
            .flatMap(SnapshotTestingConfiguration.Record.init) ?? .missing)
    private static let storedTool = Mutex(SnapshotTestingConfiguration.DiffTool.default)

    static var record: SnapshotTestingConfiguration.Record {
        get { storedRecord.withLock { $0 } }
        set { storedRecord.withLock { $0 = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool {
        get { storedTool.withLock { $0 } }
        set { storedTool.withLock { $0 = newValue } }
    }
}

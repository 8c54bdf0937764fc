import Testing

extension Trait where Self == _SnapshotsTestTrait {
    /// Sets how the snapshots of a test or suite are recorded and compared.
    ///
    /// - Parameters:
    ///   - record: When references are recorded; nil for the inherited condition.
    ///   - diffTool: The command that compares two files; nil for the inherited one.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        Self(record: record, diffTool: diffTool)
    }

    /// Sets how the snapshots of a test or suite are recorded and compared.
    ///
    /// - Parameter configuration: The settings.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        Self(record: configuration.record, diffTool: configuration.diffTool)
    }
}

/// The settings of snapshots of a test or suite.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    fileprivate let record: SnapshotTestingConfiguration.Record?
    fileprivate let diffTool: SnapshotTestingConfiguration.DiffTool?

    /// True: suites within a suite have its settings.
    public let isRecursive = true

    /// Runs a test case with the settings. Snapshots without a name are counted again in each case.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The case of a test with arguments; nil for a suite.
    ///   - function: Runs the case.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: record, diffTool: diffTool) {
            try await SnapshotCounter.$current.withValue(SnapshotCounter(), operation: function)
        }
    }
}

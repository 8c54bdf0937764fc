import Testing

/// Lets a suite run while no other one with this trait does: while one suite keeps the main actor busy, the time that
/// another one allows for an answer would run out.
struct OneAtATime: SuiteTrait, TestScoping {
    private actor Turn {
        private var isTaken = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func acquire() async {
            if isTaken { await withCheckedContinuation { waiting.append($0) } }
            isTaken = true
        }

        func release() {
            if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        }
    }

    private static let turn = Turn()

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await Self.turn.acquire()
        do {
            try await function()
        } catch {
            await Self.turn.release()
            throw error
        }
        await Self.turn.release()
    }
}

extension Trait where Self == OneAtATime {
    /// Runs while no other suite with this trait does.
    static var oneAtATime: Self { OneAtATime() }
}

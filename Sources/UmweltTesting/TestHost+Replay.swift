import Umwelt

extension TestHost: ReplayStage {
    package var time: Double { clock.time }

    package func wait(seconds: Double) { advance(by: seconds) }

    package func tapView(_ label: String) throws -> Bool { tap(label) }

    /// It does nothing here: tests call `finishWork`.
    package func finishDrop() {}
}

/// Runs of results with the same key: sections.
package enum KeyRuns {
    /// Returns the runs of some places: one ends where the next place has another key.
    @inlinable package static func find<Key: Equatable>(
        in places: Range<Int>, by key: (Int) throws -> Key
    ) rethrows -> [(key: Key, range: Range<Int>)] {
        var runs: [(key: Key, range: Range<Int>)] = []
        for place in places {
            let own = try key(place)
            if let last = runs.indices.last, runs[last].key == own {
                runs[last].range = runs[last].range.lowerBound..<place + 1
            } else {
                runs.append((own, place..<place + 1))
            }
        }
        return runs
    }
}

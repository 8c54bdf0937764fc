import UmweltDrawing

/// The runs of a tree's last texts, shared by equal texts: columns of tables repeat texts, and a run takes more memory
/// than a short text.
final class SharedRuns {
    /// The number of places for runs, which texts have by their hashes: a table has fewer columns with texts that
    /// recur.
    private static let count = 64
    private var places: ContiguousArray<[TextRun]> = []

    /// Returns shared runs that are equal to new ones, if a recent text has them.
    func shared(_ new: [TextRun]) -> [TextRun] {
        // Others may hold objects of the app, which would live on here.
        guard new.count == 1, new[0].isPlain else { return new }
        if places.isEmpty { places = ContiguousArray(repeating: [], count: Self.count) }
        let place = Int(UInt(bitPattern: new[0].text.hashValue) % UInt(Self.count))
        if places[place] == new { return places[place] }
        places[place] = new
        return new
    }
}

extension ViewTree {
    /// The runs that equal texts share.
    final var sharedRuns: SharedRuns { attachments.object { SharedRuns() } }
}

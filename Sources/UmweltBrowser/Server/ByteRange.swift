/// One range of bytes in a request's header `Range`, as in `bytes=0-499`, `bytes=500-` or `bytes=-500`.
struct ByteRange {
    private let first: Int?
    private let last: Int?

    /// Reads the header; nil for other units, several ranges, and malformed text. The whole file is sent then.
    init?(_ header: String) {
        guard let match = header.wholeMatch(of: /bytes=(\d*)-(\d*)/) else { return nil }
        (first, last) = (Int(match.1), Int(match.2))
        if first == nil && last == nil { return nil }
    }

    /// Returns the range in a file of a length; nil if the file does not contain it.
    func range(in length: Int) -> Range<Int>? {
        guard let first else {
            guard let last, last > 0, length > 0 else { return nil }
            return max(length - last, 0)..<length
        }
        let end = last.map { $0 < length ? $0 + 1 : length } ?? length
        return first < length && first < end ? first..<end : nil
    }
}

/// Releases what nodes held, one after the other instead of one inside the other.
final class Graveyard {
    private var payloads: [Any] = []
    private var isDigging = false

    func bury(_ payload: Any) {
        payloads.append(payload)
        guard !isDigging else { return }
        isDigging = true
        while !payloads.isEmpty { payloads.removeLast() }
        isDigging = false
    }
}

/// A gesture that combines two gestures.
package protocol PairGesture: Gesture {
    associatedtype First: Gesture
    associatedtype Second: Gesture

    nonisolated var first: First { get }
    nonisolated var second: Second { get }
}

/// The recognizer of a gesture that combines two gestures.
class PairRecognizer<Pair: PairGesture>: _GestureRecognizer<Pair, Pair.Value> {
    final let first: _GestureRecognizer<Pair.First, Pair.First.Value>
    final let second: _GestureRecognizer<Pair.Second, Pair.Second.Value>

    init(_ gesture: Pair, _ inputs: _GestureInputs) {
        first = Pair.First._makeRecognizer(gesture.first, inputs)
        second = Pair.Second._makeRecognizer(gesture.second, inputs)
        super.init()
    }

    final override func update(_ gesture: Pair) {
        first.update(gesture.first)
        second.update(gesture.second)
    }

    final override var parts: [GestureTracking] { [first, second] }
}

import Foundation

/// The recorder of pointers, which collects their samples until the last one is lifted.
struct PointerRecorder {
    /// The gesture in progress; nil while no pointer is down.
    private var gesture: RecordedGesture?

    /// The indices of the gesture's pointers that are down, by their numbers.
    private var down: [Int: Int] = [:]

    /// The time of the first event.
    private var start = 0.0

    /// The position of the view where the gesture started.
    private var origin = CGPoint.zero

    /// The number of samples of a pointer after which every second one is removed: a minute of frames. A guess: few
    /// draw for longer without lifting the finger.
    private static let mostSamples = 3600

    /// Records an event of a pointer.
    ///
    /// - Parameter view: Returns the label and the frame of the view at a point; nil for a view without a label.
    /// - Returns: The gesture, if it has ended, and its start time.
    mutating func record(
        _ event: PointerEvent, view: (CGPoint) -> (label: String, frame: CGRect)?
    ) -> (gesture: RecordedGesture, time: Double)? {
        switch event.phase {
        case .began:
            if gesture == nil {
                let found = view(event.location)
                gesture = RecordedGesture(view: found?.label, pointers: [])
                (start, origin) = (event.time, found?.frame.origin ?? .zero)
            }
            guard down[event.pointer] == nil else { return nil }
            down[event.pointer] = gesture?.pointers.count
            gesture?.pointers.append(RecordedGesture.Pointer(device: event.device, samples: []))
            add(event)
        case .moved: add(event)
        case .ended:
            add(event)
            if down.removeValue(forKey: event.pointer) != nil { return finish() }
        case .cancelled:
            // The system has used it for something else: scrolling is a step of its own.
            guard let index = down.removeValue(forKey: event.pointer) else { return nil }
            gesture?.pointers[index].samples = []
            return finish()
        case .hovered, .left: break
        }
        return nil
    }

    private mutating func add(_ event: PointerEvent) {
        guard let index = down[event.pointer] else { return }
        func rounded(_ value: Double, to digits: Double) -> Double { (value * digits).rounded() / digits }
        let sample = RecordedGesture.Sample(
            time: rounded(event.time - start, to: 1000), x: rounded(event.location.x - origin.x, to: 10),
            y: rounded(event.location.y - origin.y, to: 10))
        gesture?.pointers[index].samples.append(sample)
        if let samples = gesture?.pointers[index].samples, samples.count > Self.mostSamples {
            gesture?.pointers[index].samples = samples.indices.filter { $0.isMultiple(of: 2) }.map { samples[$0] }
        }
    }

    /// Returns the gesture if no pointer is down any more and one was lifted.
    private mutating func finish() -> (RecordedGesture, Double)? {
        guard down.isEmpty, var done = gesture else { return nil }
        gesture = nil
        done.pointers.removeAll(where: \.samples.isEmpty)
        for index in done.pointers.indices { done.pointers[index].thin() }
        return done.pointers.isEmpty ? nil : (done, start)
    }
}

import SwiftUI
import UmweltTesting

/// A list of many rows, to which one comes and from which it goes again.
@MainActor package final class ChangingRowScenario {
    package enum Place: String, CaseIterable {
        case front, middle, end
    }

    @Observable fileprivate final class Model {
        var numbers: [Int] = []
    }

    package let host: TestHost
    private let model = Model()
    private let place: Int
    private var isLonger = false

    package init(count: Int, place: Place) {
        let model = model
        model.numbers = Array(1...count)
        self.place =
            switch place {
            case .front: 0
            case .middle: count / 2
            case .end: count
            }
        host = TestHost(size: CGSize(width: 390, height: 800), typeSetter: FixedMetrics()) {
            ChangingRows(model: model)
        }
    }

    package func change() {
        if isLonger { model.numbers.remove(at: place) } else { model.numbers.insert(0, at: place) }
        isLonger.toggle()
        host.update()
    }
}

private struct ChangingRows: View {
    let model: ChangingRowScenario.Model

    var body: some View {
        List(model.numbers, id: \.self) { number in
            HStack {
                Circle().frame(width: 20, height: 20)
                Text("Row \(number)")
                Spacer()
                Text("detail").font(.caption)
            }
        }
    }
}

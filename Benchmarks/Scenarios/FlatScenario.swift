import SwiftUI
import UmweltTesting

/// A column of many texts in a scroll view, one of which changes its size, or among which texts come and go.
@MainActor package final class FlatScenario {
    package enum Change: String, CaseIterable {
        case size = "one changes its size"
        case insertion = "one comes or goes at the front"
        case append = "one comes or goes at the end"
        case reversal = "all change places"
    }

    @Observable fileprivate final class Model {
        var numbers: [Int] = []
        var isLong = false
    }

    package let host: TestHost
    private let model = Model()

    package init(count: Int, typeSetter: any TypeSetter = FixedMetrics()) {
        let model = model
        model.numbers = Array(1...count)
        host = TestHost(size: CGSize(width: 390, height: 800), typeSetter: typeSetter) {
            ScrollView { FlatColumn(model: model) }
        }
    }

    package func apply(_ change: Change) {
        switch change {
        case .size: model.isLong.toggle()
        case .insertion:
            if model.numbers.first == 0 { model.numbers.removeFirst() } else { model.numbers.insert(0, at: 0) }
        case .append:
            if model.numbers.last == 0 { model.numbers.removeLast() } else { model.numbers.append(0) }
        case .reversal: model.numbers.reverse()
        }
        host.update()
    }
}

private struct FlatColumn: View {
    let model: FlatScenario.Model

    var body: some View {
        VStack {
            FlatHead(model: model)
            ForEach(model.numbers, id: \.self) { Text(verbatim: "Row \($0)") }
        }
    }
}

private struct FlatHead: View {
    let model: FlatScenario.Model

    var body: some View { Text(verbatim: model.isLong ? "A head\nof two lines" : "A head") }
}

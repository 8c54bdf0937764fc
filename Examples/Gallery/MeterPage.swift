import SwiftUI

/// Progress views and gauges.
struct MeterPage: View {
    var body: some View {
        Samples {
            Sample("Progress") {
                ProgressView("Loading", value: 0.3)
                ProgressView(value: 0.7) {
                    Text("Saving")
                } currentValueLabel: {
                    Text("7 of 10")
                }.tint(.orange)
                ProgressView("Waiting").progressViewStyle(.linear)
            }
            Sample("Circles") {
                HStack(spacing: 20) {
                    ProgressView()
                    ProgressView().controlSize(.large)
                    ProgressView().tint(.purple)
                    ProgressView(value: 0.6).progressViewStyle(.circular)
                    ProgressView("Loading")
                }
            }
            Sample("Gauges") {
                gauge
                gauge.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.blue, .green, .red]))
                gauge.gaugeStyle(.accessoryLinearCapacity)
                HStack(spacing: 20) {
                    gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.blue, .green, .red]))
                    gauge.gaugeStyle(.accessoryCircularCapacity)
                }
            }
        }
    }

    private var gauge: some View {
        Gauge(value: 27, in: 15...35) {
            Text("Heat")
        } currentValueLabel: {
            Text("27°")
        } minimumValueLabel: {
            Text("15")
        } maximumValueLabel: {
            Text("35")
        }
    }
}

import Foundation
@_spi(Kernel) import Umwelt

/// A gauge style with a ring that is open at the bottom, a mark on it and the value in its centre.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The value from 0 to 1, and the labels of the gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressIndicator(.fraction(configuration.value), shape: .markedRing)
            .overlay { RingLabel(label: configuration.currentValueLabel) }
            .overlay(alignment: .bottom) {
                HStack(spacing: 6) {
                    if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
                        configuration.label
                    } else {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }
                }
                .font(.system(size: 10, weight: .medium))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: 34)
            }
    }
}

/// A gauge style with a ring that fills up, and the value in its centre.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The value from 0 to 1, and the labels of the gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressIndicator(.fraction(configuration.value), shape: .largeRing)
            .overlay {
                if let label = configuration.currentValueLabel {
                    RingLabel(label: label)
                } else {
                    RingLabel(label: configuration.label)
                }
            }
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A style with a ring that is open at the bottom, and a mark on it.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A style with a ring that fills up.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// The label in the centre of a ring, scaled down as far as necessary.
private nonisolated struct RingLabel<Label: View>: View, SystemView {
    let label: Label

    nonisolated init(label: Label) { self.label = label }

    @MainActor var body: some View {
        label.font(.system(size: 20, weight: .medium, design: .rounded)).lineLimit(1).minimumScaleFactor(0.4)
            .frame(maxWidth: 38, maxHeight: 38)
    }
}

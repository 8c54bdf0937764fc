import Foundation
@_spi(Kernel) import Umwelt

/// The default style: a bar that fills up.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The value from 0 to 1, and the labels of the gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A gauge style with a bar that fills up, between labels.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The value from 0 to 1, and the labels of the gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            ShownLabel(label: configuration.label)
            HStack {
                configuration.minimumValueLabel
                ProgressIndicator(.fraction(configuration.value), shape: .bar)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A gauge style with a small bar that fills up, the label above it and the value below it.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The value from 0 to 1, and the labels of the gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            ShownLabel(label: configuration.label).font(.headline)
            HStack {
                configuration.minimumValueLabel
                ProgressIndicator(.fraction(configuration.value), shape: .bar)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A gauge style with a bar with a mark on it, between labels.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The value from 0 to 1, and the labels of the gauge.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.minimumValueLabel
            ProgressIndicator(.fraction(configuration.value), shape: .markedBar)
            configuration.maximumValueLabel
        }
        .font(.caption)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A style with a bar that fills up, between labels.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A style with a small bar that fills up.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A style with a bar with a mark on it.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

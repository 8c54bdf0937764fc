import Foundation
import SwiftUI
import Testing

@Suite("Measurements as texts") struct MeasurementTextTests {
    private let us = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")
    private let way = Measurement(value: 3200, unit: UnitLength.meters)

    private func style(
        _ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ usage: MeasurementFormatUnitUsage<UnitLength>,
        _ locale: Locale
    ) -> Measurement<UnitLength>.FormatStyle { .init(width: width, locale: locale, usage: usage) }

    @Test("A locale and a usage choose the unit")
    func usages() {
        #expect(way.formatted(style(.wide, .road, us)) == "2 miles")
        #expect(way.formatted(style(.wide, .road, german)) == "3,2 Kilometer")
        #expect(way.formatted(style(.abbreviated, .asProvided, us)) == "3,200 m")
        let height = Measurement(value: 180, unit: UnitLength.centimeters)
        #expect(height.formatted(style(.abbreviated, .personHeight, us)) == "5 ft, 11 in")
        let air = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(air.formatted(.measurement(width: .narrow, usage: .weather).locale(us)) == "68°")
        #expect(air.formatted(.measurement(width: .wide, usage: .asProvided, hidesScaleName: true).locale(us)) == "20°")
    }

    @Test("A style of numbers writes the number, in the unit's plural form for it")
    func numbers() {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        let wide = Measurement<UnitLength>.FormatStyle(
            width: .wide, locale: us, usage: .asProvided, numberFormatStyle: style)
        #expect(Measurement(value: 1.2, unit: UnitLength.kilometers).formatted(wide) == "1 kilometer")
        #expect(Measurement(value: 1.6, unit: UnitLength.kilometers).formatted(wide) == "2 kilometers")
    }

    @Test("The formatter writes the locale's unit, or the one that it is given")
    func formatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = us
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: way) == "2 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "3,200 m")
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 2.46, unit: UnitMass.kilograms)) == "2.5 kilograms")
        #expect(formatter.string(from: UnitSpeed.knots) == "knots")
        formatter.unitStyle = .short
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
        #expect(formatter.string(for: "3") == nil)
    }

    @Test("A unit that no locale knows is written by its symbol")
    func unknownUnits() {
        let formatter = MeasurementFormatter()
        formatter.locale = us
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 3, unit: Unit(symbol: "blips"))) == "3 blips")
    }

    @Test("A list is joined as its locale does")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = us
        #expect(formatter.string(from: ["bread", "milk", "eggs"]) == "bread, milk, and eggs")
        formatter.locale = german
        #expect(formatter.string(from: ["Brot", "Milch"]) == "Brot und Milch")
        let numbers = NumberFormatter()
        numbers.numberStyle = .spellOut
        numbers.locale = us
        formatter.locale = us
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2]) == "one and two")
    }
}

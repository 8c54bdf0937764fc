import SwiftUI
import Testing

@Suite("Angles") struct AngleTests {
    @Test("Angles are added, subtracted and turned round") func sums() {
        var angle = Angle.degrees(30) + .degrees(60)
        #expect(abs(angle.degrees - 90) < 1e-9)
        angle += .radians(.pi / 2)
        #expect(abs(angle.degrees - 180) < 1e-9)
        angle -= .degrees(45)
        #expect(abs((angle - .degrees(35)).degrees - 100) < 1e-9)
        #expect((-Angle.radians(2)).radians == -2 && (-Angle.radians(2)).magnitude == 2)
        angle.negate()
        #expect(abs(angle.degrees + 135) < 1e-9)
    }

    @Test("Angles are multiplied and divided by numbers") func multiples() {
        var angle = Angle.degrees(90) * 2 / 3
        #expect(abs(angle.degrees - 60) < 1e-9)
        angle *= 3
        angle /= 2
        #expect(abs(angle.degrees - 90) < 1e-9)
    }
}

import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

private struct NeighbourhoodKey: ScreenLocalKey {
    static var defaultValue: String { "none" }
}

extension EnvironmentValues {
    fileprivate var neighbourhood: String {
        get { self[NeighbourhoodKey.self] }
        set { self[NeighbourhoodKey.self] = newValue }
    }
}

private struct Neighbourhood: View {
    let name: String
    @Environment(\.neighbourhood) private var neighbourhood

    var body: some View { Text("\(name): \(neighbourhood)") }
}

@MainActor @Suite("Values about what is around a view on its screen")
struct ScreenLocalTests {
    @Test("A sheet begins with their defaults, whatever its presenter is in")
    func sheet() {
        let host = TestHost {
            Neighbourhood(name: "presenter")
                .sheet(isPresented: .constant(true)) { Neighbourhood(name: "sheet") }
                .environment(\.neighbourhood, "list")
        }
        #expect(host.displayList.textLines.contains("presenter: list"))
        #expect(host.texts.contains("sheet: none"))
    }

    @Test("So does a destination that a link in a list leads to; the root of its stack does not")
    func destination() {
        let host = TestHost {
            NavigationStack {
                VStack {
                    Neighbourhood(name: "root")
                    NavigationLink("Go") { Neighbourhood(name: "destination") }
                }
                .environment(\.neighbourhood, "list")
            }
        }
        #expect(host.texts.contains("root: list"))
        host.tap("Go")
        #expect(host.texts.contains("destination: none"))
    }

    @Test("A sheet may set them anew for what is in it")
    func inside() {
        let host = TestHost {
            Text("presenter").sheet(isPresented: .constant(true)) {
                Neighbourhood(name: "sheet").environment(\.neighbourhood, "form")
            }
        }
        #expect(host.texts.contains("sheet: form"))
    }
}

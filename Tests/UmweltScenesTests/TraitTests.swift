import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct FlavorTrait: UITraitDefinition {
    static let defaultValue = "plain"
}

private struct FlavorKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = "plain"
    static func read(from traitCollection: UITraitCollection) -> String { traitCollection[FlavorTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
        mutableTraits[FlavorTrait.self] = value
    }
}

extension EnvironmentValues {
    fileprivate var flavor: String {
        get { self[FlavorKey.self] }
        set { self[FlavorKey.self] = newValue }
    }
}

private struct FlavorReader: View {
    @Environment(\.flavor) private var flavor
    var body: some View { Text(flavor) }
}

@MainActor @Suite("Traits") struct TraitTests {
    @Test("A host's trait is read into the environment, and its change runs the readers alone")
    func read() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                FlavorReader()
                Bystander()
            }
        }
        #expect(host.texts == ["plain", "bystander"])
        #expect(host.updates { host.traits.custom[FlavorTrait.self] = "sweet" } == ["FlavorReader"])
        #expect(host.texts == ["sweet", "bystander"])
    }

    @Test("A value that a view sets wins over the host's trait")
    func shielded() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                FlavorReader().environment(\.flavor, "sour")
                FlavorReader()
            }
        }
        #expect(host.updates { host.traits.custom[FlavorTrait.self] = "sweet" } == ["FlavorReader"])
        #expect(host.texts == ["sour", "sweet"])
    }

    @Test("A value that is set later on wins from then on")
    func setLater() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                FlavorReader().transformEnvironment(\.self) { if step == 1 { $0.flavor = "set" } }
            }
        }
        host.traits.custom[FlavorTrait.self] = "sweet"
        #expect(host.texts == ["Go", "sweet"])
        host.tap("Go")
        #expect(host.texts == ["Go", "set"])
        host.tap("Go")
        #expect(host.texts == ["Go", "sweet"])
    }

    @Test("A transform starts from the host's trait")
    func transform() {
        let host = TestHost(typeSetter: FixedMetrics()) { FlavorReader().transformEnvironment(\.flavor) { $0 += "!" } }
        host.traits.custom[FlavorTrait.self] = "sweet"
        #expect(host.texts == ["sweet!"])
    }

    @Test("What views set can be read from the traits of content that is hosted below them")
    func write() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Text("inside").environment(\.flavor, "sour")
                Text("outside")
            }
        }
        host.traits.custom[FlavorTrait.self] = "sweet"
        #expect(host.traits(at: "inside")?[FlavorTrait.self] == "sour")
        #expect(host.traits(at: "outside")?[FlavorTrait.self] == "sweet")
        #expect(host.traits(at: "nowhere") == nil)
    }

    @Test("A trait without a value has its default; collections are values and compare")
    func collections() {
        let plain = UITraitCollection()
        let sweet = plain.modifyingTraits { $0[FlavorTrait.self] = "sweet" }
        #expect(plain[FlavorTrait.self] == "plain")
        #expect(sweet[FlavorTrait.self] == "sweet")
        #expect(sweet == UITraitCollection { $0[FlavorTrait.self] = "sweet" })
        #expect(sweet != plain)
        #expect(FlavorTrait.name == "FlavorTrait")
    }
}

import Foundation
import SwiftData
import SwiftUI
import Testing
import UmweltTesting

@Model final class Crew {
    @Attribute(.allowsCloudEncryption) var name: String

    init(name: String) { self.name = name }
}

@MainActor @Suite("Forms of SwiftData that source uses") struct SourceFormTests {
    private struct Page: View {
        @Query(sort: \Crew.name) private var crew: [Crew]
        let title: String
        var body: some View { Text("\(title): \(crew.map(\.name).joined(separator: ", "))") }
    }

    @Test("A view with a private query is made by its other properties") func memberwise() throws {
        let container = try ModelContainer(
            for: Crew.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true, cloudKitDatabase: .private("iCloud.a")))
        container.mainContext.insert(Crew(name: "Ishmael"))
        try container.mainContext.save()
        let host = TestHost { Page(title: "Crew").modelContainer(container) }
        #expect(host.texts == ["Crew: Ishmael"])
    }

    @Test("A store for iCloud, or of a group, is a file on this machine") func places() {
        let own = ModelConfiguration("log", cloudKitDatabase: .private("iCloud.whaling"))
        #expect(own.url.isFileURL && own.cloudKitContainerIdentifier == "iCloud.whaling")
        let shared = ModelConfiguration("log", groupContainer: .identifier("group.whaling"))
        #expect(shared.groupAppContainerIdentifier == "group.whaling" && shared.url != own.url)
        #expect(shared.url.path.contains("group.whaling/log.store"))
    }
}

import Combine
import SwiftUI
import Testing
import UmweltTesting

private struct Song: Identifiable, Equatable {
    let id: Int
    var name: String
}

private final class Album: ObservableObject {
    @Published var title = "album"
    @Published var songs = [Song(id: 1, name: "a"), Song(id: 2, name: "b")]
    @Published var first = Song(id: 0, name: "first")
    @Published var isOpen = false
}

private struct NameField: View {
    @Binding var name: String
    var body: some View {
        Text(name)
        Button("Clear \(name)") { name = "-" }
    }
}

private struct AlbumView: View {
    @ObservedObject var album: Album

    var body: some View {
        NameField(name: $album.title)
        NameField(name: $album.first.name)
        ForEach($album.songs) { $song in NameField(name: $song.name) }
        Toggle("Open", isOn: $album.isOpen)
    }
}

private struct EnvironmentAlbumView: View {
    @EnvironmentObject private var album: Album
    var body: some View { NameField(name: $album.title) }
}

@MainActor @Suite("Bindings to properties of observable objects") struct BindingTests {
    @Test("A child with a binding to a property is updated when that has changed, and else not")
    func child() {
        let album = Album()
        let host = TestHost(typeSetter: FixedMetrics()) { AlbumView(album: album) }
        #expect(host.updates { album.title = "renamed" } == ["AlbumView", "NameField"])
        #expect(host.updates { album.isOpen = true } == ["AlbumView"])
        #expect(host.updates { album.first.name = "other" } == ["AlbumView", "NameField"])
        #expect(host.updates { album.songs[1].name = "c" } == ["AlbumView", "NameField"])
        #expect(host.texts.filter { !$0.hasPrefix("Clear") } == ["renamed", "other", "a", "c", "Open"])
    }

    @Test("A write through a binding changes the object and updates who shows it")
    func write() {
        let album = Album()
        let host = TestHost(typeSetter: FixedMetrics()) { AlbumView(album: album) }
        #expect(host.updates { host.tap("Clear album") } == ["AlbumView", "NameField"])
        #expect(album.title == "-")
        host.tap("Clear b")
        #expect(album.songs[1].name == "-")
        host.toggle("Open")
        #expect(album.isOpen)
    }

    @Test("The projected value of an environment's object makes bindings too")
    func environment() {
        let album = Album()
        let host = TestHost(typeSetter: FixedMetrics()) { EnvironmentAlbumView().environmentObject(album) }
        #expect(host.updates { host.tap("Clear album") } == ["EnvironmentAlbumView", "NameField"])
        #expect(host.texts == ["-", "Clear -"])
    }
}

import SwiftUI

/// Shows what views look like, page by page: to be looked at in every appearance.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            NavigationStack {
                List(GalleryPage.allCases, id: \.self) { page in NavigationLink(page.title, value: page) }
                    .navigationTitle("Gallery")
                    .navigationDestination(for: GalleryPage.self) { page in
                        ScrollView { page.content }.navigationTitle(page.title)
                    }
            }
        }
    }
}

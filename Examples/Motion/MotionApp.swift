import SwiftUI

/// A playground of springs, curves, transitions and keyframes.
@main
struct MotionApp: App {
    var body: some Scene {
        WindowGroup("Motion") {
            NavigationStack {
                HomeView()
                    .navigationDestination(for: MotionPage.self) { page in
                        page.content
                            .navigationTitle(page.title)
                            .navigationBarTitleDisplayMode(.inline)
                    }
            }
            .tint(.indigo)
        }
    }
}

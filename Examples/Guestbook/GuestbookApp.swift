import SwiftUI

/// A guestbook that many visitors sign, at as many processes as there are: PostgreSQL stores the notes and notifies
/// every process of new ones.
///
/// ```sh
/// UMWELT_EXAMPLES=1 swift build --product Guestbook
/// GUESTBOOK_DATABASE=postgresql://localhost/guestbook UMWELT_APPS=visitor .build/debug/Guestbook
/// ```
@main
struct GuestbookApp: App {
    var body: some Scene {
        WindowGroup("Guestbook") { GuestbookView().environment(Notes.shared) }
    }
}

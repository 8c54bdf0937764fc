import Foundation

/// What to ask an app for to get a window: a scene, and the value to show.
///
/// It can be written down, so that another process of the app shows the same window.
public struct WindowRequest: Codable, Hashable, Sendable {
    let scene: SceneName
    let value: Value?

    /// Who has asked for the window first; nil if the app began with it, or its user opened it.
    var origin: Origin?

    /// Who asks for windows.
    enum Origin: String, Codable {
        /// A view of the app's.
        case view
    }

    /// Names a scene that shows windows.
    struct SceneName: Codable, Hashable, Sendable {
        /// The name that the app gives to the scene.
        var id: String?

        /// The name of the type of the values that the scene's windows show.
        var valueType: String?

        /// How many scenes before it have no other name.
        var number = 0
    }

    /// A value, written down.
    struct Value: Codable, Hashable, Sendable {
        private let json: Data

        /// Writes a value; nil if it cannot be written.
        init?(_ value: some Encodable) {
            do {
                json = try JSONEncoder().encode(value)
            } catch {
                Log.views.error("A window cannot show a value of \(type(of: value)) that cannot be written: \(error)")
                return nil
            }
        }

        /// Reads the value; nil if it is not of the type, such as when that has changed since.
        func read<D: Decodable>(as type: D.Type) -> D? { try? JSONDecoder().decode(type, from: json) }
    }
}

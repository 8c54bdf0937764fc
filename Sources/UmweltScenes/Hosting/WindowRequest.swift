import Foundation

/// A request for a window of an app: its scene, and the value to show.
///
/// It can be encoded, so that another process of the app shows the same window.
public struct WindowRequest: Codable, Hashable, Sendable {
    let scene: SceneName
    let value: Value?

    /// The origin of the first request for the window; nil if the app began with it, or the user opened it.
    var origin: Origin?

    /// The origins of requests.
    enum Origin: String, Codable {
        /// A view of the app's.
        case view
    }

    /// The identification of a scene that shows windows.
    struct SceneName: Codable, Hashable, Sendable {
        /// The identifier of the scene in the app.
        var id: String?

        /// The name of the type of the values that the scene's windows show.
        var valueType: String?

        /// The index among the app's scenes that have the same `id` and `valueType`, from 0 in declaration order.
        var number = 0
    }

    /// A value in encoded form.
    struct Value: Codable, Hashable, Sendable {
        private let json: Data

        /// Encodes a value; nil, with a line logged, if that fails.
        init?(_ value: some Encodable) {
            do {
                json = try JSONEncoder().encode(value)
            } catch {
                Log.views.error("openWindow: the value of type \(type(of: value)) cannot be encoded: \(error)")
                return nil
            }
        }

        /// Decodes the value; nil if it is not of the type, such as when that has changed since.
        func read<D: Decodable>(as type: D.Type) -> D? { try? JSONDecoder().decode(type, from: json) }
    }
}

/// A message of JSON-RPC 2.0 from the client.
enum RemoteCall {
    /// A request, which gets an answer with its ID.
    case request(id: JSONValue, method: String, parameters: JSONValue)
    /// A notification, which gets none.
    case notification(method: String, parameters: JSONValue)
    /// An answer: the server sends no requests, so it is of no use.
    case answer

    /// Reads a message.
    ///
    /// - Throws: ``RemoteError`` if the value is none.
    init(_ value: JSONValue) throws(RemoteError) {
        guard case .object(let members) = value, members["jsonrpc"] == "2.0" else {
            throw RemoteError(.invalidRequest, "The message is no object of JSON-RPC 2.0.")
        }
        let parameters = members["params"] ?? [:]
        guard let method = members["method"]?.string else {
            if members["result"] != nil || members["error"] != nil {
                self = .answer
                return
            }
            throw RemoteError(.invalidRequest, "The message has no method.")
        }
        switch members["id"] {
        case nil: self = .notification(method: method, parameters: parameters)
        case .string?, .integer?, .number?:
            self = .request(id: members["id"] ?? .null, method: method, parameters: parameters)
        default: throw RemoteError(.invalidRequest, "The ID of a request is a text or a number.")
        }
    }
}

/// An error of the protocol, as answers have it.
struct RemoteError: Error {
    /// The codes of JSON-RPC 2.0.
    enum Code: Int {
        case parse = -32700
        case invalidRequest = -32600
        case unknownMethod = -32601
        case invalidParameters = -32602
        case internalError = -32603
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The answer to a request with an ID; `null` for a message whose ID is unknown.
    func answer(to id: JSONValue) -> JSONValue {
        [
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .integer(code.rawValue), "message": .string(message)],
        ]
    }
}

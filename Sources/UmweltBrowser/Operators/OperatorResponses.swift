import Foundation
internal import NIOHTTP1
import UmweltServing

/// The answers to operators and proxies, which do not wait for the main actor.
struct OperatorResponses: Sendable {
    let state: ServerState
    let hangs: HangNotifier

    /// The metrics; nil if the program has its own backend.
    let metrics: PrometheusMetrics?

    /// Returns the answer to a request.
    func answer(_ request: HTTPRequestHead) -> ServerResponse {
        guard request.method == .GET || request.method == .HEAD else { return ServerResponse(.methodNotAllowed) }
        switch RequestTarget(request.uri)?.path {
        case "/healthz": return health(fault)
        case "/readyz": return health(fault ?? reasonNotReady)
        case "/metrics": return text((metrics?.text ?? "") + ProcessMetrics.text, type: "text/plain; version=0.0.4")
        default: return ServerResponse(.notFound)
        }
    }

    /// The reason why the process should be ended; nil if it works.
    private var fault: String? { hangs.hang }

    private var reasonNotReady: String? {
        switch state.phase {
        case .starting: "starting"
        case .ready: nil
        case .draining: "draining"
        }
    }

    private func health(_ fault: String?) -> ServerResponse {
        var response = text((fault ?? "ok") + "\n", type: "text/plain")
        if fault != nil { response.status = .serviceUnavailable }
        return response
    }

    private func text(_ text: String, type: String) -> ServerResponse {
        ServerResponse([Data(text.utf8)], type: "\(type); charset=utf-8", caching: "no-store")
    }
}

/// The configuration of HAProxy for the processes of an app.
///
/// A cookie keeps a browser with its process. A process that drains, or does not answer, gets no new visitors.
struct ProxyConfiguration {
    let plan: ServePlan

    /// The text of the file.
    var text: String {
        """
        # The configuration of HAProxy for \(plan.name), as `umwelt serve` writes it.
        defaults
            mode http
            option redispatch
            retries 3
            timeout connect 2s
            timeout client 60s
            timeout server 60s
            # Pages have one connection as long as they are open.
            timeout tunnel 1h
            timeout check 2s

        frontend \(plan.name)
            bind \(bind)
            # For a proxy in front: 200 while a process is ready, else 503.
            monitor-uri /umwelt-ready
            monitor fail if { nbsrv(\(plan.name)) lt 1 }
            # Connections of a browser or a proxy that is cut off end by themselves.
            option clitcpka
            clitcpka-idle 15s
            clitcpka-intvl 5s
            clitcpka-cnt 3
        \(headers.map { "    http-request \($0)" }.joined(separator: "\n"))
            default_backend \(plan.name)

        backend \(plan.name)
            balance leastconn
            # A process that drains, hangs or is not there yet answers otherwise.
            option httpchk GET /readyz
            default-server check inter 200ms fall 2 rise 1
            # A browser comes to the same process again.
            cookie umwelt-process insert indirect nocache httponly\(secure) attr SameSite=Lax
        \(servers.joined(separator: "\n"))

        """
    }

    private var bind: String {
        "\(plan.urlHost):\(plan.port)" + (plan.certificate.map { " ssl crt \($0) alpn http/1.1" } ?? "")
    }

    private var secure: String { plan.certificate == nil ? "" : " secure" }

    /// The rules for headers about clients: those from trusted proxies are kept, others removed.
    private var headers: [String] {
        let condition = plan.proxies.isEmpty ? "" : " unless { src \(plan.proxies.joined(separator: " ")) }"
        let scheme = plan.certificate == nil ? "http" : "https"
        return ["del-header X-Forwarded-For\(condition)", "del-header X-Forwarded-Host\(condition)"]
            + plan.userHeaders.map { "del-header \($0)\(condition)" }
            + ["set-header X-Forwarded-Proto \(scheme)\(condition)", "add-header X-Forwarded-For %[src]"]
    }

    private var servers: [String] {
        plan.places.map { place in
            let port = "127.0.0.1:\(place.port) port \(place.operatorPort)"
            return "    server process-\(place.number) \(port) cookie \(place.number)"
        }
    }
}

import Umwelt

extension NotificationRequestRecord {
    /// Makes the record of a request.
    init(_ request: PageRequests.Notification) {
        self.init()
        switch request {
        case .question(let id, let asks): question = NotificationQuestionRecord(id: id, asks: asks)
        case .shown(let notification):
            let actions = notification.actions.map {
                NotificationActionRecord(id: $0.id, title: $0.title, opensApp: $0.opensApp)
            }
            shown = NotificationRecord(
                id: notification.id, title: notification.title, text: notification.text,
                isSilent: notification.isSilent, actions: actions.isEmpty ? nil : actions)
        case .removed(let ids): removed = ids
        case .badge(let count): badge = count
        }
    }
}

extension HostNotification.Permission {
    /// Makes the permission from the value of `Notification.permission`; nil for no such value. A browser without
    /// notifications reports `unavailable`.
    init?(browser name: String) {
        switch name {
        case "granted": self = .allowed
        case "denied": self = .denied
        case "default": self = .undecided
        case "unavailable": self = .unavailable
        default: return nil
        }
    }
}

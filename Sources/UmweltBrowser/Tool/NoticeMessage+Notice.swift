internal import UmweltLive

extension NoticeMessage {
    /// The message that shows a notice; nil takes away the one that is shown.
    init(_ notice: LiveNotice?) {
        self.notice = notice.map { NoticeRecord(title: $0.title, text: $0.text) }
    }
}

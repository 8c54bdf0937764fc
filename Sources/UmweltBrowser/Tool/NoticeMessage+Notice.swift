internal import UmweltLive

extension NoticeMessage {
    /// Makes the message for a notice; nil removes the current one.
    init(_ notice: LiveNotice?) {
        self.notice = notice.map { NoticeRecord(title: $0.title, text: $0.text, isProgress: $0.isProgress) }
    }
}

internal import UmweltLive

extension NoticeMessage {
    /// Makes the message that shows a notice; nil removes the one that is shown.
    init(_ notice: LiveNotice?) {
        self.notice = notice.map { NoticeRecord(title: $0.title, text: $0.text, isProgress: $0.isProgress) }
    }
}

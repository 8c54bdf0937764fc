import SwiftUI

@main
struct ChatApp: App {
    @State private var messenger = Messenger()

    var body: some Scene {
        WindowGroup { ChatList().environment(messenger) }
    }
}

struct Message: Identifiable {
    let id = UUID()
    let text: String
    var isMine = false
    var date = Date.now
    var reaction: String?
}

/// A conversation with one friend.
@Observable
final class Conversation: Identifiable {
    let name: String
    let color: Color
    var messages: [Message]
    var isTyping = false
    private var replies: [String]

    init(name: String, color: Color, messages: [Message], replies: [String]) {
        self.name = name
        self.color = color
        self.messages = messages
        self.replies = replies
    }

    /// Sends a text; the friend types for a moment and replies.
    @MainActor
    func send(_ text: String) async {
        messages.append(Message(text: text, isMine: true))
        guard !replies.isEmpty else { return }
        let reply = replies.removeFirst()
        try? await Task.sleep(for: .milliseconds(400))
        isTyping = true
        try? await Task.sleep(for: .milliseconds(1500))
        isTyping = false
        messages.append(Message(text: reply))
    }
}

@Observable
final class Messenger {
    var conversations: [Conversation]
    var path: [String]

    init() {
        let morning = Date(timeIntervalSince1970: 1_749_461_940)
        func message(_ minute: Double, _ text: String, mine: Bool = false, reaction: String? = nil) -> Message {
            Message(text: text, isMine: mine, date: morning + minute * 60, reaction: reaction)
        }
        conversations = [
            Conversation(
                name: "Ada", color: .indigo,
                messages: [
                    message(0, "Good morning! Are you awake?"),
                    message(1, "Since five. The gears kept me busy.", mine: true),
                    message(1, "And I had coffee. Lots of it.", mine: true, reaction: "😂"),
                    message(2, "Did the parcel arrive?"),
                    message(3, "It did, ten minutes ago 🎉", mine: true),
                    message(4, "Then the engine is complete. Bring it along this afternoon?", reaction: "❤️"),
                    message(6, "Of course. Is three o’clock all right? The ferry leaves at half past two.", mine: true),
                    message(7, "Perfect. I’ll tell Charles to meet us there."),
                    message(
                        8, "He will want to talk about the second one, with a memory of a thousand numbers.",
                        reaction: "👍"),
                    message(9, "One engine at a time!", mine: true),
                ], replies: ["I’ll put the kettle on.", "See you at the pier!", "👋"]),
            Conversation(
                name: "Grace", color: .orange, messages: [message(-55, "Found the bug: it was an actual moth.")],
                replies: ["Taped it into the log book.", "Good night!"]),
        ]
        path = ["Ada"]
    }
}

struct ChatList: View {
    @Environment(Messenger.self) private var messenger

    var body: some View {
        @Bindable var messenger = messenger
        NavigationStack(path: $messenger.path) {
            List(messenger.conversations) { conversation in
                NavigationLink(value: conversation.name) {
                    HStack(spacing: 12) {
                        Avatar(conversation: conversation, size: 44)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(conversation.name).font(.headline)
                            Text(conversation.messages.last?.text ?? "")
                                .font(.subheadline)
                                .foregroundStyle(.secondary)
                                .lineLimit(1)
                        }
                    }
                    .alignmentGuide(.listRowSeparatorLeading) { _ in 56 }
                }
            }
            .listStyle(.plain)
            .navigationTitle("Chats")
            .navigationDestination(for: String.self) { name in
                if let conversation = messenger.conversations.first(where: { $0.name == name }) {
                    ChatView(conversation: conversation)
                }
            }
        }
    }
}

struct ChatView: View {
    let conversation: Conversation
    @State private var draft = ""
    @FocusState private var isWriting: Bool

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 6) {
                if let first = conversation.messages.first {
                    Text(first.date, format: .dateTime.weekday(.wide).hour().minute())
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .padding(.vertical, 8)
                }
                ForEach(conversation.messages) { message in
                    MessageBubble(message: message, color: conversation.color) { react($0, to: message) }
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                }
                if conversation.isTyping { TypingIndicator() }
            }
            .padding(.horizontal)
            .animation(.snappy, value: conversation.messages.count)
            .animation(.snappy, value: conversation.isTyping)
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .safeAreaInset(edge: .bottom) { composer }
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .principal) {
                HStack {
                    Avatar(conversation: conversation, size: 28)
                    Text(conversation.name).font(.headline)
                }
            }
            ToolbarItem(placement: .topBarTrailing) { Button("Call", systemImage: "video") {} }
        }
    }

    private var composer: some View {
        HStack(alignment: .bottom, spacing: 8) {
            TextField("Message", text: $draft, axis: .vertical)
                .lineLimit(1...4)
                .focused($isWriting)
                .onKeyPress(.return) {
                    send()
                    return .handled
                }
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background(.background, in: .rect(cornerRadius: 20))
                .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(.quaternary) }
            Button("Send", systemImage: "arrow.up.circle.fill", action: send)
                .labelStyle(.iconOnly)
                .font(.system(size: 32))
                .foregroundStyle(conversation.color)
                .disabled(draft.isEmpty)
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.bar)
    }

    private func send() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        draft = ""
        isWriting = true
        guard !text.isEmpty else { return }
        Task { await conversation.send(text) }
    }

    private func react(_ reaction: String, to message: Message) {
        guard let index = conversation.messages.firstIndex(where: { $0.id == message.id }) else { return }
        withAnimation(.bouncy) {
            conversation.messages[index].reaction = message.reaction == reaction ? nil : reaction
        }
    }
}

struct MessageBubble: View {
    let message: Message
    let color: Color
    let react: (String) -> Void

    var body: some View {
        Text(message.text)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .foregroundStyle(message.isMine ? .white : .primary)
            .background(message.isMine ? AnyShapeStyle(color.gradient) : AnyShapeStyle(.fill.secondary), in: shape)
            .overlay(alignment: message.isMine ? .topLeading : .topTrailing) {
                if let reaction = message.reaction {
                    Text(reaction)
                        .font(.caption)
                        .padding(5)
                        .background(.background, in: .circle)
                        .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
                        .offset(x: message.isMine ? -12 : 12, y: -12)
                        .transition(.scale)
                }
            }
            .contextMenu {
                ForEach(["❤️", "👍", "😂"], id: \.self) { reaction in Button(reaction) { react(reaction) } }
            }
            .padding(message.isMine ? .leading : .trailing, 56)
            .padding(.top, message.reaction == nil ? 0 : 10)
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }

    private var shape: some Shape {
        UnevenRoundedRectangle(
            topLeadingRadius: 18, bottomLeadingRadius: message.isMine ? 18 : 5,
            bottomTrailingRadius: message.isMine ? 5 : 18, topTrailingRadius: 18)
    }
}

/// Three dots that rise one after the other.
struct TypingIndicator: View {
    var body: some View {
        PhaseAnimator([0, 1, 2]) { phase in
            HStack(spacing: 4) {
                ForEach(0..<3) { dot in
                    Circle()
                        .fill(.secondary)
                        .frame(width: 8, height: 8)
                        .offset(y: dot == phase ? -3 : 0)
                }
            }
        } animation: { _ in
            .easeInOut(duration: 0.3)
        }
        .padding(14)
        .background(.fill.secondary, in: .capsule)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityLabel("Typing")
    }
}

struct Avatar: View {
    let conversation: Conversation
    let size: CGFloat

    var body: some View {
        Text(conversation.name.prefix(1))
            .font(.system(size: size / 2, weight: .semibold, design: .rounded))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(conversation.color.gradient, in: .circle)
            .accessibilityHidden(true)
    }
}

#Preview { ChatList().environment(Messenger()) }

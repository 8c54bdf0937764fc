internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
// One file: GTK's two widgets for text need different calls at each step.

/// A GTK text field that replaces a field of the window, with the system's text input, clipboard and input methods.
@MainActor
final class FieldWidget {
    private unowned let window: HostWindow
    let id: FrameDifference.NodeID

    /// True if the field has several lines.
    let isMultiline: Bool
    private(set) var isSecret = false

    /// The name with which the style sheet selects the widget.
    let name: String

    /// The widget that people write in.
    private let text: Widget

    /// The widget for assistive technology: GTK's entry around one line, or the text widget. Of an entry everything can
    /// be read, so that a secret is in none.
    private let accessible: Widget

    /// The prompt over several lines, which GTK only has for one line; nil for one line.
    private var prompt: Widget?

    /// The widget that clips it, a child of the canvas.
    let frame: Widget

    /// True while an input method composes text.
    private(set) var isComposing = false
    private var isChanging = false
    private var lastSelection: Int?
    private var styles = StyledRuns()
    private(set) var input: TextInput

    init(_ node: ShownNode, _ input: TextInput, in window: HostWindow) {
        self.window = window
        self.input = input
        id = node.id
        isMultiline = input.kind == .lines
        name = "field\(node.id)"
        if isMultiline {
            text = gtk_text_view_new()
            // GLib ends the process when memory is exhausted: its constructors return no null.
            let scroller = gtk_scrolled_window_new()!
            gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
            gtk_scrolled_window_set_child(OpaquePointer(scroller), text)
            let (overlay, label) = (gtk_overlay_new()!, gtk_label_new(nil)!)
            gtk_overlay_set_child(overlay.opaque, scroller)
            gtk_overlay_add_overlay(overlay.opaque, label)
            gtk_widget_set_name(label, "\(name)-prompt")
            gtk_widget_set_can_target(label, false.gboolean)
            gtk_widget_set_valign(label, GTK_ALIGN_START)
            prompt = label
            frame = umwelt_frame_new(overlay, GTK_ACCESSIBLE_ROLE_GENERIC)
            accessible = text
        } else if input.kind != .secret, let entry = gtk_entry_new(), let line = gtk_editable_get_delegate(entry.opaque)
        {
            text = UnsafeMutableRawPointer(line).assumingMemoryBound(to: GtkWidget.self)
            frame = umwelt_frame_new(entry, GTK_ACCESSIBLE_ROLE_GENERIC)
            accessible = entry
            gtk_widget_set_name(entry, "\(name)-entry")
        } else {
            text = gtk_text_new()
            frame = umwelt_frame_new(text, GTK_ACCESSIBLE_ROLE_TEXT_BOX)
            accessible = frame
            isSecret = input.kind == .secret
        }
        gtk_widget_set_name(text, name)
        gtk_widget_set_parent(frame, window.canvas)
        connect()
    }

    private var view: UnsafeMutablePointer<GtkTextView> {
        UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkTextView.self)
    }
    private var line: UnsafeMutablePointer<GtkText> {
        UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self)
    }
    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view) }

    /// The window's node of the field; nil after its removal.
    var node: HostNode? { window.view.nodes[id] }

    private func connect() {
        func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback) {
            umwelt_connect(object, signal, callback, owner(self))
        }
        let changes: @convention(c) (OpaquePointer?, Owner?) -> Void = { _, owner in
            call(FieldWidget.self, owner, ()) { field, _ in field.changed() }
        }
        let composes: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Owner?) -> Void = { _, preedit, owner in
            call(FieldWidget.self, owner, preedit.map { $0.pointee != 0 } ?? false) { field, isComposing in
                field.isComposing = isComposing
                field.showPrompt()
            }
        }
        connect(text.object, "preedit-changed", callback(composes))
        let selects: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, _, owner in
            call(FieldWidget.self, owner, ()) { field, _ in field.selected() }
        }
        let selected = callback(selects)
        if isMultiline {
            let buffer = UnsafeMutableRawPointer(buffer)
            connect(buffer, "changed", callback(changes))
            connect(buffer, "notify::cursor-position", selected)
            gtk_text_buffer_set_enable_undo(self.buffer, false.gboolean)
            gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
            gtk_text_view_set_accepts_tab(view, true.gboolean)
        } else {
            connect(text.object, "changed", callback(changes))
            connect(text.object, "notify::cursor-position", selected)
            connect(text.object, "notify::selection-bound", selected)
            let enters: @convention(c) (OpaquePointer?, Owner?) -> Void = { _, owner in
                call(FieldWidget.self, owner, ()) { field, _ in
                    field.submit()
                    field.window.update()
                }
            }
            connect(text.object, "activate", callback(enters))
            gtk_editable_set_enable_undo(text.opaque, false.gboolean)
            // The view's frame says how wide the field is, also where GTK would have it wider.
            gtk_editable_set_width_chars(text.opaque, 0)
        }
        let moves: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, _, owner in
            call(FieldWidget.self, owner, ()) { field, _ in field.focusChanged() }
        }
        connect(text.object, "notify::has-focus", callback(moves))
        ToolkitTheme.awaitPress(on: frame)
    }

    // MARK: To the views

    private func changed() {
        showPrompt()
        guard !isChanging, !isComposing || !isMultiline else { return }
        node?.send(.setText(text: string))
        window.update()
    }

    private func selected() {
        guard !isChanging, input.tellsSelection else { return }
        let (start, end) = selection
        node?.send(.select(start: start, end: end))
        window.update()
    }

    private func focusChanged() {
        if hasFocus {
            // From here on keys show GTK's menu of the field and its list of emoji.
            ToolkitTheme.use()
            node?.send(.focus)
        } else if window.menus.isShown {
            // GTK says a little later where the focus is.
            Task { [weak self] in
                guard let self, window.fields.widget(of: id) === self else { return }
                blur()
            }
            return
        } else {
            blur()
        }
        window.update()
    }

    /// Tells the views that the field has not got the focus any more. An inactive window keeps its focus for later, and
    /// so does one whose menu bar is used: commands act on the focused field.
    private func blur() {
        guard !hasFocus, gtk_window_is_active(window.window) != 0, !window.menus.hasFocus else { return }
        node?.send(.blur)
        window.update()
    }

    /// Tells the views that the text is entered.
    func submit() { node?.send(.submit) }

    // MARK: From the views

    /// Follows the description, the text and the label of the field.
    func update(_ node: ShownNode, text new: String) {
        guard case .field(let input) = node.semantics.role else { return }
        self.input = input
        isChanging = true
        defer { isChanging = false }
        if string != new, !isComposing { write(new) }
        gtk_widget_set_sensitive(isSecret ? text : accessible, node.semantics.isEnabled.gboolean)
        if isMultiline {
            let isRightToLeft = input.layoutDirection == .rightToLeft
            gtk_text_view_set_top_margin(view, gint(input.insets.top.rounded()))
            gtk_text_view_set_bottom_margin(view, gint(input.insets.bottom.rounded()))
            gtk_text_view_set_left_margin(
                view, gint((isRightToLeft ? input.insets.trailing : input.insets.leading).rounded()))
            gtk_text_view_set_right_margin(
                view, gint((isRightToLeft ? input.insets.leading : input.insets.trailing).rounded()))
            gtk_text_view_set_pixels_inside_wrap(view, gint(max(input.lineSpacing, 0).rounded()))
            gtk_text_view_set_justification(view, justification)
            gtk_text_view_set_input_purpose(view, purpose)
            if !isComposing { styles.show(input.runs, in: buffer, of: string) }
            if let prompt {
                gtk_label_set_text(prompt.opaque, input.prompt.text)
                gtk_widget_set_margin_top(prompt, gint(input.insets.top.rounded()))
                gtk_widget_set_halign(prompt, isRightToLeft ? GTK_ALIGN_END : GTK_ALIGN_START)
                gtk_widget_set_margin_start(prompt, gint(input.insets.leading.rounded()))
                gtk_widget_set_margin_end(prompt, gint(input.insets.leading.rounded()))
            }
            showPrompt()
        } else {
            gtk_text_set_placeholder_text(line, input.prompt.text)
            gtk_text_set_visibility(line, (!isSecret).gboolean)
            gtk_text_set_invisible_char(line, 0x2022)
            gtk_text_set_input_purpose(line, isSecret ? GTK_INPUT_PURPOSE_PASSWORD : purpose)
            gtk_editable_set_alignment(text.opaque, alignment)
        }
        name(node.semantics.label ?? input.prompt.text)
        if let selection = input.selection, selection.number != lastSelection {
            lastSelection = selection.number
            select(selection.range)
        }
    }

    /// Shows the prompt while the text is empty.
    private func showPrompt() {
        guard let prompt else { return }
        gtk_widget_set_visible(prompt, (!isComposing && gtk_text_buffer_get_char_count(buffer) == 0).gboolean)
    }

    private func write(_ new: String) {
        if isMultiline {
            gtk_text_buffer_set_text(buffer, new, -1)
            styles.forget()
        } else {
            let place = gtk_editable_get_position(text.opaque)
            let wasAtEnd = place >= gint(string.unicodeScalars.count)
            gtk_editable_set_text(text.opaque, new)
            gtk_editable_set_position(text.opaque, wasAtEnd ? -1 : place)
        }
    }

    /// Has GTK's widget do one of its actions.
    func perform(_ action: String) { _ = gtk_widget_activate_action_variant(text, action, nil) }

    /// Focuses the field.
    func grabFocus() {
        guard !hasFocus else { return }
        if isMultiline { gtk_widget_grab_focus(text) } else { gtk_text_grab_focus_without_selecting(line) }
    }

    /// True if the field receives typed text.
    var hasFocus: Bool { gtk_widget_has_focus(text) != 0 }

    /// Tells assistive technology the label of the field.
    private func name(_ label: String) { umwelt_accessible_name(accessible, label, nil) }

    private var purpose: GtkInputPurpose {
        switch input.keyboard {
        case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
        case .URL: GTK_INPUT_PURPOSE_URL
        case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
        case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
        case .phonePad: GTK_INPUT_PURPOSE_PHONE
        default: GTK_INPUT_PURPOSE_FREE_FORM
        }
    }

    private var isTrailingRight: Bool { input.layoutDirection == .leftToRight }

    private var alignment: Float {
        switch input.alignment {
        case .center: 0.5
        // GTK counts from where the text begins.
        case .leading: 0
        case .trailing: 1
        }
    }

    private var justification: GtkJustification {
        switch input.alignment {
        case .center: GTK_JUSTIFY_CENTER
        case .leading: isTrailingRight ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT
        case .trailing: isTrailingRight ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
        }
    }

    // MARK: Text

    /// The text that is in the widget.
    private var string: String {
        guard isMultiline else { return String(cString: gtk_editable_get_text(text.opaque)) }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let characters = gtk_text_buffer_get_text(buffer, &start, &end, true.gboolean) else { return "" }
        defer { g_free(characters) }
        return String(cString: characters)
    }

    /// The selected part of the text, in UTF-16 code units.
    private var selection: (Int, Int) {
        var (start, end): (gint, gint) = (0, 0)
        if isMultiline {
            var (first, last) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_selection_bounds(buffer, &first, &last)
            (start, end) = (gtk_text_iter_get_offset(&first), gtk_text_iter_get_offset(&last))
        } else {
            gtk_editable_get_selection_bounds(text.opaque, &start, &end)
        }
        let scalars = string.unicodeScalars
        func units(_ count: gint) -> Int { scalars.prefix(Int(count)).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) } }
        return (units(start), units(end))
    }

    private func select(_ range: Range<Int>) {
        let string = string
        func scalars(_ offset: Int) -> gint {
            let units = string.utf16
            let index = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex) ?? units.endIndex
            return gint(string.unicodeScalars.distance(from: string.startIndex, to: index))
        }
        let (start, end) = (scalars(range.lowerBound), scalars(range.upperBound))
        if isMultiline {
            var (first, last) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_iter_at_offset(buffer, &first, start)
            gtk_text_buffer_get_iter_at_offset(buffer, &last, end)
            gtk_text_buffer_select_range(buffer, &first, &last)
            _ = gtk_text_view_scroll_to_iter(view, &first, 0, false.gboolean, 0, 0)
        } else {
            gtk_editable_select_region(text.opaque, start, end)
        }
    }

    // MARK: Place

    /// Sets the widget's frame in the window. It is visible and usable as far as the ancestors' clips permit.
    func place(_ node: ShownNode, isReachable: Bool) {
        let (whole, part) = node.placeInWindow
        let isShown = part.width > 0 && part.height > 0
        gtk_widget_set_child_visible(frame, isShown.gboolean)
        gtk_widget_set_can_target(frame, (isReachable && isShown).gboolean)
        guard isShown else { return }
        let (left, top) = (part.minX.rounded(), part.minY.rounded())
        let (width, height) = (max(part.maxX.rounded() - left, 1), max(part.maxY.rounded() - top, 1))
        umwelt_frame_set_child(
            frame, gint((whole.minX - left).rounded()), gint((whole.minY - top).rounded()),
            gint(max(whole.width.rounded(), 1)), gint(max(whole.height.rounded(), 1)))
        var minimum: gint = 0
        gtk_widget_measure(frame, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        gtk_widget_measure(frame, GTK_ORIENTATION_VERTICAL, -1, &minimum, nil, nil, nil)
        var place = GtkAllocation(x: gint(left), y: gint(top), width: gint(width), height: gint(height))
        gtk_widget_size_allocate(frame, &place, -1)
    }

    /// Removes the widget.
    func remove() {
        for object in isMultiline ? [text.object, UnsafeMutableRawPointer(buffer)] : [text.object] {
            g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner(self))
        }
        gtk_widget_unparent(frame)
    }
}

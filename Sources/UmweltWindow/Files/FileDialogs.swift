internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// The files that a window's views request: the desktop's own dialogs, which run in the portal if there is one, and the
/// clipboard.
@MainActor
final class FileDialogs {
    private unowned let window: HostWindow

    /// The dialogs that are open, by the numbers of their requests.
    private var open: [Int: Dialog] = [:]
    private var lastRequest = 0

    /// A dialog, and its request.
    private final class Dialog {
        let id: Int
        let pointer: OpaquePointer?
        weak var files: FileDialogs?

        init(_ id: Int, _ pointer: OpaquePointer?, _ files: FileDialogs) {
            self.id = id
            self.pointer = pointer
            self.files = files
        }

        deinit { if let pointer { g_object_unref(UnsafeMutableRawPointer(pointer)) } }
    }

    init(_ window: HostWindow) { self.window = window }

    /// Shows a dialog for each new request, and closes those of removed requests.
    func check() {
        let requests = window.view.transfers.requests
        for (id, dialog) in open where !requests.contains(where: { $0.id == id }) {
            if let pointer = dialog.pointer { gtk_native_dialog_hide(Self.native(pointer)) }
            open[id] = nil
        }
        for request in requests where request.id > lastRequest {
            lastRequest = request.id
            switch request.kind {
            case .reading(let types, let allowsSeveral): choose(request, types, allowsSeveral)
            case .giving(let files): save(request, files)
            case .pasting: paste(request.id)
            }
        }
    }

    private static func native(_ pointer: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
        UnsafeMutablePointer(pointer)
    }

    /// Makes a dialog with the request's labels and initial folder.
    private func dialog(_ request: FileRequest, _ action: GtkFileChooserAction) -> OpaquePointer? {
        let wish = request.dialog
        // Without a portal the dialog is GTK's.
        ToolkitTheme.use()
        // GTK sends the title to portals, which require one.
        let title = wish.message ?? ""
        let chooser = gtk_file_chooser_native_new(title, window.window, action, wish.confirmationLabel, nil)
        if let chooser, let folder = wish.folder, let file = g_file_new_for_path(folder.path) {
            gtk_file_chooser_set_current_folder(chooser, file, nil)
            g_object_unref(UnsafeMutableRawPointer(file))
        }
        return chooser
    }

    private func choose(_ request: FileRequest, _ types: [String], _ allowsSeveral: Bool) {
        guard let chooser = dialog(request, GTK_FILE_CHOOSER_ACTION_OPEN) else { return }
        gtk_file_chooser_set_select_multiple(chooser, allowsSeveral.gboolean)
        if !types.isEmpty {
            let filter = gtk_file_filter_new()
            for type in types {
                if type.hasPrefix(".") {
                    gtk_file_filter_add_suffix(filter, String(type.dropFirst()))
                } else {
                    gtk_file_filter_add_mime_type(filter, type)
                }
            }
            // Portals list filters by their names.
            gtk_file_filter_set_name(filter, types.joined(separator: ", "))
            gtk_file_chooser_add_filter(chooser, filter)
        }
        show(request.id, chooser)
    }

    /// Asks for the name under which to save a file, or for the folder of several.
    private func save(_ request: FileRequest, _ files: [URL]) {
        let action = files.count == 1 ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        guard let chooser = dialog(request, action) else { return }
        if files.count == 1 { gtk_file_chooser_set_current_name(chooser, files[0].lastPathComponent) }
        show(request.id, chooser)
    }

    private func show(_ id: Int, _ chooser: OpaquePointer) {
        let dialog = Dialog(id, chooser, self)
        open[id] = dialog
        let answers: @convention(c) (OpaquePointer?, gint, Owner?) -> Void = { _, answer, owner in
            call(Dialog.self, owner, answer) { dialog, answer in
                dialog.files?.finish(dialog, isAccepted: answer == GTK_RESPONSE_ACCEPT.rawValue)
            }
        }
        umwelt_connect(
            UnsafeMutableRawPointer(chooser), "response", callback(answers), owner(dialog))
        gtk_native_dialog_set_modal(Self.native(chooser), true.gboolean)
        gtk_native_dialog_show(Self.native(chooser))
    }

    private func finish(_ dialog: Dialog, isAccepted: Bool) {
        let request = window.view.transfers.requests.first { $0.id == dialog.id }
        var chosen: [URL] = []
        if isAccepted, let pointer = dialog.pointer, let list = gtk_file_chooser_get_files(pointer) {
            for index in 0..<g_list_model_get_n_items(list) {
                guard let file = g_list_model_get_item(list, index) else { continue }
                if let path = g_file_get_path(OpaquePointer(file)) {
                    chosen.append(URL(fileURLWithPath: String(cString: path)))
                    g_free(path)
                }
                g_object_unref(file)
            }
            g_object_unref(UnsafeMutableRawPointer(list))
        }
        open[dialog.id] = nil
        switch request?.kind {
        case .giving(let files):
            window.view.transfers.finishRequest(dialog.id, with: copies(of: files, to: chosen.first))
        default: window.view.transfers.finishRequest(dialog.id, with: chosen.isEmpty ? nil : chosen)
        }
        window.update()
    }

    /// Copies files to where the user wants them. Returns the copies; nil without files.
    private func copies(of files: [URL], to target: URL?) -> [URL]? {
        guard let target else { return nil }
        var copies: [URL] = []
        for file in files {
            let copy = files.count == 1 ? target : target.appendingPathComponent(file.lastPathComponent)
            do {
                // The dialog has asked whether to replace a file.
                if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
                try FileManager.default.copyItem(at: file, to: copy)
                copies.append(copy)
            } catch {
                Log.views.error("\(copy.path) cannot be written: \(error.localizedDescription)")
            }
        }
        return copies.isEmpty ? nil : copies
    }

    private func paste(_ id: Int) {
        let dialog = Dialog(id, nil, self)
        open[id] = dialog
        let clipboard = gtk_widget_get_clipboard(window.canvas)
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { source, result, owner in
                let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                defer { g_free(text) }
                // The reading keeps the request.
                let dialog = Unmanaged<Dialog>.fromOpaque(owner!).takeRetainedValue()
                onMainActor(
                    { @MainActor (parts: (Dialog, String?)) in parts.0.files?.pasted(parts.0, parts.1) },
                    (dialog, text.map { String(cString: $0) }))
            }, Unmanaged.passRetained(dialog).toOpaque())
    }

    private func pasted(_ dialog: Dialog, _ text: String?) {
        open[dialog.id] = nil
        window.view.transfers.finishRequest(
            dialog.id, with: text.map { [OutsideItem(mediaType: "text/plain", text: $0)] })
        window.update()
    }
}

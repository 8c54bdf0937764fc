// The page's script and style as parts of the program, so that they are found wherever that is
// moved to. As literals in Swift they would take ten seconds to compile. Written by Scripts/page-files.

#include "CPageFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct page_file files[] = {
    {"accessibility.css", (const char[]){
#embed "../UmweltBrowser/Client/accessibility.css"
, 0}},
    {"accessibility.js", (const char[]){
#embed "../UmweltBrowser/Client/accessibility.js"
, 0}},
    {"address.js", (const char[]){
#embed "../UmweltBrowser/Client/address.js"
, 0}},
    {"announcements.js", (const char[]){
#embed "../UmweltBrowser/Client/announcements.js"
, 0}},
    {"arrow-keys.js", (const char[]){
#embed "../UmweltBrowser/Client/arrow-keys.js"
, 0}},
    {"build-notice.css", (const char[]){
#embed "../UmweltBrowser/Client/build-notice.css"
, 0}},
    {"build-notice.js", (const char[]){
#embed "../UmweltBrowser/Client/build-notice.js"
, 0}},
    {"choices.js", (const char[]){
#embed "../UmweltBrowser/Client/choices.js"
, 0}},
    {"clipboard.js", (const char[]){
#embed "../UmweltBrowser/Client/clipboard.js"
, 0}},
    {"context-menus.js", (const char[]){
#embed "../UmweltBrowser/Client/context-menus.js"
, 0}},
    {"controls.css", (const char[]){
#embed "../UmweltBrowser/Client/controls.css"
, 0}},
    {"controls.js", (const char[]){
#embed "../UmweltBrowser/Client/controls.js"
, 0}},
    {"dates.js", (const char[]){
#embed "../UmweltBrowser/Client/dates.js"
, 0}},
    {"dom.js", (const char[]){
#embed "../UmweltBrowser/Client/dom.js"
, 0}},
    {"dragging.css", (const char[]){
#embed "../UmweltBrowser/Client/dragging.css"
, 0}},
    {"dragging.js", (const char[]){
#embed "../UmweltBrowser/Client/dragging.js"
, 0}},
    {"drawing.js", (const char[]){
#embed "../UmweltBrowser/Client/drawing.js"
, 0}},
    {"effects.js", (const char[]){
#embed "../UmweltBrowser/Client/effects.js"
, 0}},
    {"embedded.css", (const char[]){
#embed "../UmweltBrowser/Client/embedded.css"
, 0}},
    {"events.js", (const char[]){
#embed "../UmweltBrowser/Client/events.js"
, 0}},
    {"fields.css", (const char[]){
#embed "../UmweltBrowser/Client/fields.css"
, 0}},
    {"fields.js", (const char[]){
#embed "../UmweltBrowser/Client/fields.js"
, 0}},
    {"files.js", (const char[]){
#embed "../UmweltBrowser/Client/files.js"
, 0}},
    {"focus.js", (const char[]){
#embed "../UmweltBrowser/Client/focus.js"
, 0}},
    {"fonts.js", (const char[]){
#embed "../UmweltBrowser/Client/fonts.js"
, 0}},
    {"hang.css", (const char[]){
#embed "../UmweltBrowser/Client/hang.css"
, 0}},
    {"hang.js", (const char[]){
#embed "../UmweltBrowser/Client/hang.js"
, 0}},
    {"images.css", (const char[]){
#embed "../UmweltBrowser/Client/images.css"
, 0}},
    {"images.js", (const char[]){
#embed "../UmweltBrowser/Client/images.js"
, 0}},
    {"inspector.css", (const char[]){
#embed "../UmweltBrowser/Client/inspector.css"
, 0}},
    {"inspector.js", (const char[]){
#embed "../UmweltBrowser/Client/inspector.js"
, 0}},
    {"keys.js", (const char[]){
#embed "../UmweltBrowser/Client/keys.js"
, 0}},
    {"lines.css", (const char[]){
#embed "../UmweltBrowser/Client/lines.css"
, 0}},
    {"links.js", (const char[]){
#embed "../UmweltBrowser/Client/links.js"
, 0}},
    {"list-moving.js", (const char[]){
#embed "../UmweltBrowser/Client/list-moving.js"
, 0}},
    {"lists.css", (const char[]){
#embed "../UmweltBrowser/Client/lists.css"
, 0}},
    {"lists.js", (const char[]){
#embed "../UmweltBrowser/Client/lists.js"
, 0}},
    {"main.css", (const char[]){
#embed "../UmweltBrowser/Client/main.css"
, 0}},
    {"main.js", (const char[]){
#embed "../UmweltBrowser/Client/main.js"
, 0}},
    {"matrix.css", (const char[]){
#embed "../UmweltBrowser/Client/matrix.css"
, 0}},
    {"matrix.js", (const char[]){
#embed "../UmweltBrowser/Client/matrix.js"
, 0}},
    {"menu-keys.js", (const char[]){
#embed "../UmweltBrowser/Client/menu-keys.js"
, 0}},
    {"messages.js", (const char[]){
#embed "../UmweltBrowser/Client/messages.js"
, 0}},
    {"meters.js", (const char[]){
#embed "../UmweltBrowser/Client/meters.js"
, 0}},
    {"motion.js", (const char[]){
#embed "../UmweltBrowser/Client/motion.js"
, 0}},
    {"movements.css", (const char[]){
#embed "../UmweltBrowser/Client/movements.css"
, 0}},
    {"names.js", (const char[]){
#embed "../UmweltBrowser/Client/names.js"
, 0}},
    {"navigation.js", (const char[]){
#embed "../UmweltBrowser/Client/navigation.js"
, 0}},
    {"nodes.js", (const char[]){
#embed "../UmweltBrowser/Client/nodes.js"
, 0}},
    {"notice.css", (const char[]){
#embed "../UmweltBrowser/Client/notice.css"
, 0}},
    {"notice.js", (const char[]){
#embed "../UmweltBrowser/Client/notice.js"
, 0}},
    {"notification-worker.js", (const char[]){
#embed "../UmweltBrowser/Client/notification-worker.js"
, 0}},
    {"notifications.js", (const char[]){
#embed "../UmweltBrowser/Client/notifications.js"
, 0}},
    {"page.css", (const char[]){
#embed "../UmweltBrowser/Client/page.css"
, 0}},
    {"patches.js", (const char[]){
#embed "../UmweltBrowser/Client/patches.js"
, 0}},
    {"players.js", (const char[]){
#embed "../UmweltBrowser/Client/players.js"
, 0}},
    {"pointers.css", (const char[]){
#embed "../UmweltBrowser/Client/pointers.css"
, 0}},
    {"pointers.js", (const char[]){
#embed "../UmweltBrowser/Client/pointers.js"
, 0}},
    {"presentations.js", (const char[]){
#embed "../UmweltBrowser/Client/presentations.js"
, 0}},
    {"pressing.js", (const char[]){
#embed "../UmweltBrowser/Client/pressing.js"
, 0}},
    {"preview-list.js", (const char[]){
#embed "../UmweltBrowser/Client/preview-list.js"
, 0}},
    {"previews.css", (const char[]){
#embed "../UmweltBrowser/Client/previews.css"
, 0}},
    {"roles.js", (const char[]){
#embed "../UmweltBrowser/Client/roles.js"
, 0}},
    {"screen.js", (const char[]){
#embed "../UmweltBrowser/Client/screen.js"
, 0}},
    {"scrolling.js", (const char[]){
#embed "../UmweltBrowser/Client/scrolling.js"
, 0}},
    {"semantics.js", (const char[]){
#embed "../UmweltBrowser/Client/semantics.js"
, 0}},
    {"settings.css", (const char[]){
#embed "../UmweltBrowser/Client/settings.css"
, 0}},
    {"settings.js", (const char[]){
#embed "../UmweltBrowser/Client/settings.js"
, 0}},
    {"shortcuts.js", (const char[]){
#embed "../UmweltBrowser/Client/shortcuts.js"
, 0}},
    {"skip-link.js", (const char[]){
#embed "../UmweltBrowser/Client/skip-link.js"
, 0}},
    {"socket.js", (const char[]){
#embed "../UmweltBrowser/Client/socket.js"
, 0}},
    {"styled-editor.js", (const char[]){
#embed "../UmweltBrowser/Client/styled-editor.js"
, 0}},
    {"swiping.js", (const char[]){
#embed "../UmweltBrowser/Client/swiping.js"
, 0}},
    {"system.js", (const char[]){
#embed "../UmweltBrowser/Client/system.js"
, 0}},
    {"tabs.js", (const char[]){
#embed "../UmweltBrowser/Client/tabs.js"
, 0}},
    {"text-change.js", (const char[]){
#embed "../UmweltBrowser/Client/text-change.js"
, 0}},
    {"text-exchange.js", (const char[]){
#embed "../UmweltBrowser/Client/text-exchange.js"
, 0}},
    {"text-selection.js", (const char[]){
#embed "../UmweltBrowser/Client/text-selection.js"
, 0}},
    {"text-style.js", (const char[]){
#embed "../UmweltBrowser/Client/text-style.js"
, 0}},
    {"thresholds.js", (const char[]){
#embed "../UmweltBrowser/Client/thresholds.js"
, 0}},
    {"undo.js", (const char[]){
#embed "../UmweltBrowser/Client/undo.js"
, 0}},
    {"uploads.js", (const char[]){
#embed "../UmweltBrowser/Client/uploads.js"
, 0}},
    {"web-pages.js", (const char[]){
#embed "../UmweltBrowser/Client/web-pages.js"
, 0}},
    {"windows.js", (const char[]){
#embed "../UmweltBrowser/Client/windows.js"
, 0}},
    {0, 0},
};

const struct page_file *page_files(void) { return files; }

#include "CCanvas.h"
#include <glib-unix.h>

// libdispatch's own functions for run loops that serve its main queue.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean umwelt_run_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

void umwelt_watch_main_queue(void) {
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, umwelt_run_main_queue, NULL);
}

gulong umwelt_connect(gpointer object, const char *signal, GCallback callback, gpointer data) {
    return g_signal_connect_data(object, signal, callback, data, NULL, 0);
}

#include "CCanvas.h"
#include <string.h>

static void (*umwelt_display_lost)(void);

static const char *umwelt_field(const GLogField *fields, gsize count, const char *key) {
    for (gsize i = 0; i < count; i++)
        if (!strcmp(fields[i].key, key) && fields[i].length < 0) return fields[i].value;
    return "";
}

// GDK says what has happened to the display, at whichever level, and ends the process without another word.
static GLogWriterOutput umwelt_write_log(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
    static const char *const ends[] = {
        "Fatal IO error", "Error reading events from display", "Error flushing display",
        "Lost connection to Wayland compositor", "dispatching to Wayland display",
    };
    if (!strcmp(umwelt_field(fields, count, "GLIB_DOMAIN"), "Gdk")) {
        const char *message = umwelt_field(fields, count, "MESSAGE");
        for (gsize i = 0; i < G_N_ELEMENTS(ends); i++)
            if (strstr(message, ends[i])) umwelt_display_lost();
    }
    return g_log_writer_default(level, fields, count, data);
}

void umwelt_watch_display(void (*lost)(void)) {
    umwelt_display_lost = lost;
    g_log_set_writer_func(umwelt_write_log, NULL, NULL);
}

// Locale.current and its like, which are en_001 on Linux whatever the process's variables say: Foundation has no
// preferences there, and no way to set them. The dynamic linker takes the first function of a name, which is one of
// these, and they continue in Swift (UmweltBase/Runtime/CurrentLocale.swift).
//
// They are weak, so that a program that is linked statically with Foundation has Foundation's and no error.

#if defined(__x86_64__)
#define JUMP "jmp "
#define SUFFIX "@PLT"
#elif defined(__aarch64__)
#define JUMP "b "
#define SUFFIX ""
#endif

#ifdef JUMP
#define REPLACE(symbol, function) \
    __asm__(".text\n" \
            ".weak \"" symbol "\"\n" \
            ".type \"" symbol "\", STT_FUNC\n" \
            "\"" symbol "\":\n" \
            JUMP function SUFFIX "\n");

REPLACE("$s20FoundationEssentials6LocaleV7currentACvgZ", "umwelt_current_locale")
REPLACE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "umwelt_current_locale")
REPLACE("$s20FoundationEssentials8CalendarV7currentACvgZ", "umwelt_current_calendar")
// Not Calendar.autoupdatingCurrent: a format with that calendar has none of its own, and follows the environment.
#endif

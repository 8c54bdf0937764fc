/// The part of the page's script that tells the system's values.
enum SystemScript {
    static let javaScript = #"""
        const dark = matchMedia("(prefers-color-scheme: dark)");
        let told = "";

        function system() {
            return {
                width: innerWidth,
                height: innerHeight,
                isDark: dark.matches,
                scale: devicePixelRatio,
                language: navigator.language,
                timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
                textSize: parseFloat(getComputedStyle(document.documentElement).fontSize),
            };
        }

        function tell() {
            const values = system();
            const text = JSON.stringify(values);
            if (text === told || !isOpen()) return;
            told = text;
            document.documentElement.lang = values.language;
            send({ system: values });
        }

        let isDue = false;
        function tellSoon() {
            if (isDue) return;
            isDue = true;
            requestAnimationFrame(() => {
                isDue = false;
                tell();
            });
        }

        function watchScale() {
            const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
            query.addEventListener("change", () => {
                tellSoon();
                watchScale();
            }, { once: true });
        }

        dark.addEventListener("change", tell);
        addEventListener("resize", tellSoon);
        addEventListener("languagechange", tell);
        // Nothing is heard when the time zone changes; who changes it comes back to the page afterwards.
        addEventListener("focus", tell);
        document.addEventListener("visibilitychange", tell);
        new ResizeObserver(tellSoon).observe(document.getElementById("text-size"));
        watchScale();

        """#
}

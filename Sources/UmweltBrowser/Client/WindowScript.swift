/// The part of the page's script that opens others.
enum WindowScript {
    static let javaScript = #"""
        function openURL(url) {
            const link = document.createElement("a");
            link.href = url;
            link.rel = "noopener noreferrer";
            if (["http:", "https:"].includes(link.protocol)) link.target = "_blank";
            link.textContent = link.href;
            openLink(link);
        }

        // Browsers let a page open another only while its user does something. Else the user is asked.
        function openLink(link) {
            if (navigator.userActivation?.isActive ?? true) return link.click();
            link.addEventListener("click", () => say(""));
            notice.replaceChildren("The app opens ", link);
            notice.hidden = false;
        }

        """#
}

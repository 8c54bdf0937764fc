// The list of previews: each lives in a frame, drawn small, in the looks that are chosen above them.

/** The width of a preview in the list, in points. */
const thumbnailWidth = 260;

/** The size of a window without a device, in points: that of pictures. */
const usualSize = "390x844";

/** Shows the previews, if this page is their list. Returns whether it is. */
export function showPreviews() {
    const list = document.getElementById("previews");
    const looks = document.getElementById("looks");
    if (!list || !(looks instanceof HTMLFormElement)) return false;
    const query = new URLSearchParams(location.search);
    for (const choice of looks.querySelectorAll("select")) choice.value = query.get(choice.name) ?? "";
    looks.addEventListener("change", () => {
        const chosen = chosenLooks(looks);
        history.replaceState(history.state, "", [...chosen].length ? `/?${chosen}` : "/");
        showFrames(list, chosen);
    });
    showFrames(list, chosenLooks(looks));
    return true;
}

/** @param {HTMLFormElement} looks */
function chosenLooks(looks) {
    const chosen = new URLSearchParams();
    for (const choice of looks.querySelectorAll("select")) if (choice.value) chosen.set(choice.name, choice.value);
    return chosen;
}

/**
 * Shows each preview in the looks that are chosen, and leads to its page in the same.
 *
 * @param {HTMLElement} list
 * @param {URLSearchParams} chosen
 */
function showFrames(list, chosen) {
    const [width = 0, height = 0] = (chosen.get("device") ?? usualSize).split("x").map(Number);
    const scale = Math.min(1, thumbnailWidth / width);
    for (const item of list.querySelectorAll("li")) {
        const query = new URLSearchParams({ preview: item.dataset.preview ?? "" });
        for (const [name, value] of chosen) if (name !== "device") query.set(name, value);
        const link = item.querySelector("a");
        const stage = item.querySelector("div");
        const frame = item.querySelector("iframe");
        if (!link || !stage || !frame) continue;
        const address = `/?${query}`.replaceAll("+", "%20");
        link.href = address;
        stage.style.width = `${width * scale}px`;
        stage.style.height = `${height * scale}px`;
        frame.style.width = `${width}px`;
        frame.style.height = `${height}px`;
        frame.style.transform = `scale(${scale})`;
        if (frame.getAttribute("src") !== address) frame.setAttribute("src", address);
    }
}

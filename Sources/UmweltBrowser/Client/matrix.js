// The matrix: copies of the app side by side, each a window of its own with other values of the host.

/** The size of a copy, in points, unless that is what varies: that of pictures. */
const copySize = "390x844";

/** The width in which a copy is drawn, in points. */
const shownWidth = 260;

/**
 * A value of the host, with the name of its parameter.
 *
 * @typedef {{ name: string, value: string, label: string }} AxisValue
 */

/** Shows the matrix, if this page is one. Returns whether it is. */
export function showMatrix() {
    const axes = document.getElementById("axes");
    const matrix = document.getElementById("matrix");
    if (!(axes instanceof HTMLFormElement) || !matrix) return false;
    const wanted = (new URLSearchParams(location.search).get("matrix") ?? "").split(",");
    const [columns, rows] = ["columns", "rows"].map((name) => {
        return /** @type {HTMLSelectElement} */ (axes.elements.namedItem(name));
    });
    if (!columns || !rows) return false;
    for (const [choice, name] of /** @type {[HTMLSelectElement, string | undefined][]} */ (
        [[columns, wanted[0]], [rows, wanted[1]]])) {
        if ([...choice.options].some((option) => option.value === name)) choice.value = name ?? "";
    }
    const update = () => {
        history.replaceState(history.state, "", `/?matrix=${columns.value},${rows.value}`);
        fill(matrix, valuesOf(columns), valuesOf(rows));
    };
    axes.addEventListener("change", update);
    update();
    return true;
}

/**
 * The values of the kind that is chosen; one without a name for none.
 *
 * @param {HTMLSelectElement} choice
 * @returns {AxisValue[]}
 */
function valuesOf(choice) {
    const text = choice.selectedOptions[0]?.dataset.values;
    if (!text) return [{ name: "", value: "", label: "" }];
    return text.split(";").map((each) => {
        const [value = "", label = ""] = each.split("=");
        return { name: choice.value, value, label };
    });
}

/**
 * Makes the copies again.
 *
 * @param {HTMLElement} matrix
 * @param {AxisValue[]} columns
 * @param {AxisValue[]} rows
 */
function fill(matrix, columns, rows) {
    matrix.replaceChildren();
    matrix.style.gridTemplateColumns = `repeat(${columns.length}, ${shownWidth}px)`;
    for (const row of rows) for (const column of columns) {
        const query = new URLSearchParams();
        for (const { name, value } of [column, row]) if (name) query.set(name, value);
        const label = [column.label, row.label].filter((text) => text).join(", ");
        const frame = document.createElement("iframe");
        frame.title = label;
        frame.src = `/?${query}`.replaceAll("+", "%20");
        const size = [column, row].find(({ name }) => name === "size")?.value ?? copySize;
        const [width = 1, height = 1] = size.split("x").map(Number);
        frame.style.width = `${width}px`;
        frame.style.height = `${height}px`;
        frame.style.transform = `scale(${shownWidth / width})`;
        const stage = document.createElement("div");
        stage.style.height = `${height * shownWidth / width}px`;
        stage.append(frame);
        const caption = document.createElement("figcaption");
        caption.textContent = label;
        const copy = document.createElement("figure");
        copy.append(stage, caption);
        matrix.append(copy);
    }
}

import type { Series, SeriesKind } from "~/domain/lens/series";
import { drawnText, drawnWidth, fittingSize } from "./drawn-text";

type PackShotDrawing = {
  name: string;
  /** The line under the name: "1 day", "6 lenses", "360 ml". */
  line: string;
  packSize: number;
  /** The kind of lens, for the drawing on the front. */
  kind: SeriesKind;
  tone: Series["imageTone"];
  /** A bottle of solution instead of a box. */
  bottle?: boolean;
};

const ink = "#10243a";

/** Front, side and top of a box in each colour family. */
const tones: Record<Series["imageTone"], { front: string; side: string; top: string }> = {
  blue: { front: "#3f6f96", side: "#2e5474", top: "#6b97ba" },
  violet: { front: "#7d6bab", side: "#5d4f86", top: "#a596cb" },
  green: { front: "#5b8c5a", side: "#436b43", top: "#86b085" },
  amber: { front: "#b07a3d", side: "#86592a", top: "#d0a36d" },
  coral: { front: "#c26a5a", side: "#964c3f", top: "#dd988b" },
  slate: { front: "#5c84a8", side: "#436585", top: "#8badc9" },
  teal: { front: "#4b93a8", side: "#366e7f", top: "#7cb6c7" },
};

/** The three forms of a box: flat for few lenses, upright for a month of dailies, large for three months; the lens is in its corner. */
const boxes = {
  flat: {
    viewBox: "24 12 112 70",
    x: 36,
    y: 28,
    width: 80,
    height: 40,
    deep: 9,
    rise: 7,
    lens: { x: 100, y: 46, r: 11.5 },
    counted: false,
  },
  upright: { viewBox: "18 6 134 84", x: 46, y: 20, width: 62, height: 52, deep: 10, rise: 8, lens: { x: 94, y: 51, r: 11 }, counted: true },
  large: { viewBox: "16 6 130 81", x: 26, y: 22, width: 100, height: 48, deep: 9, rise: 8, lens: { x: 108, y: 46, r: 12 }, counted: true },
};

/**
 * Returns the image of a product as an SVG document, without background. Box form by pack; on the front a circle for spheres, a slanted
 * line for torics, rings for multifocals, a dashed ring for myopia control; a vial for made-to-order lenses, a bottle for solutions.
 */
export function packShotSvg(drawing: PackShotDrawing): string {
  if (drawing.bottle) return document(boxes.upright.viewBox, bottle(drawing));
  if (drawing.kind === "softK" || drawing.kind === "icd") return document(boxes.upright.viewBox, vial(drawing));
  const form = drawing.packSize <= 12 ? boxes.flat : drawing.packSize <= 45 ? boxes.upright : boxes.large;
  return document(form.viewBox, box(drawing, form));
}

function document(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="503" viewBox="${viewBox}" preserveAspectRatio="xMidYMid meet">${content}</svg>`;
}

function box(drawing: PackShotDrawing, form: (typeof boxes)[keyof typeof boxes]): string {
  const { x, y, width, height, deep, rise, lens } = form;
  const tone = tones[drawing.tone];
  const [end, foot] = [x + width, y + height];
  const indent = x + (form === boxes.upright ? 5 : 6);
  return [
    `<path d="M${x + 3} ${foot + 2}h${width + deep - 2}l6 -3z" fill="${ink}" fill-opacity=".12"/>`,
    `<path d="M${x} ${y}l${deep} -${rise}h${width}l-${deep} ${rise}z" fill="${tone.top}"/>`,
    `<path d="M${end} ${y}l${deep} -${rise}v${height}l-${deep} ${rise}z" fill="${tone.side}"/>`,
    `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${tone.front}"/>`,
    `<path d="M${x} ${foot - (form === boxes.flat ? 8 : 10)}h${width}v${form === boxes.flat ? 8 : 10}h-${width}z" fill="${tone.side}"/>`,
    boxTexts(drawing, form, indent),
    `<circle cx="${lens.x}" cy="${lens.y}" r="${lens.r}" fill="#fff" fill-opacity=".94"/>`,
    lensMark(drawing.kind, lens),
  ].join("");
}

function boxTexts({ name, line, packSize }: PackShotDrawing, form: (typeof boxes)[keyof typeof boxes], x: number): string {
  // The name spans the whole front when the lens is lower, and stops before it when it is next to it.
  const room = (form === boxes.upright ? form.x + form.width : form.lens.x - form.lens.r) - x - 3;
  const size = fittingSize(name, room, [8.2, 7.4, 6.8, 6.2, 5.6]);
  const lines = drawnWidth(name, size) <= room ? [name] : twoLines(name, room, 5.6);
  const top = form.y + 14 - (lines.length - 1) * 4;
  const rows = lines.map((text, row) => drawnText(text, { x, y: top + row * 6.6, size, fill: "#fff" }));
  const under = top + (lines.length - 1) * 6.6 + 7.6;
  const count = form.counted
    ? drawnText(String(packSize), { x, y: form === boxes.large ? under + 11 : form.y + 38, size: 9, fill: "#fff" })
    : "";
  return [...rows, drawnText(line, { x, y: under, size: 5, fill: "#fff", opacity: 0.86 }), count].join("");
}

/** Splits a long name into two lines; what does not fit on the second is cut. */
function twoLines(name: string, room: number, size: number): string[] {
  const rest = name.split(" ");
  let first = rest.shift() ?? "";
  while (rest.length > 0 && drawnWidth(`${first} ${rest[0]}`, size) <= room) first = `${first} ${rest.shift()}`;
  let second = rest.join(" ");
  while (second !== "" && drawnWidth(second, size) > room) second = second.slice(0, -1).trimEnd();
  return second === "" ? [first] : [first, second];
}

function lensMark(kind: SeriesKind, { x, y, r }: { x: number; y: number; r: number }): string {
  const ring = (radius: number, more = "") =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-opacity=".62" stroke-width="1.1"${more}/>`;
  const slant = `<path d="M${x - r + 1.5} ${y + 3.5}L${x + r - 1.5} ${y - 3.5}" stroke="${ink}" stroke-opacity=".8" stroke-width="1.6"/>`;
  const rings = `${ring(r - 2.5)}${ring(r - 5.5)}${ring(r - 8.5)}<circle cx="${x}" cy="${y}" r="1.8" fill="${ink}" fill-opacity=".7"/>`;
  if (kind === "toric") return ring(r - 3) + slant;
  if (kind === "multifocal") return rings;
  if (kind === "toricMultifocal") return rings + slant;
  if (kind === "myopiaControl") return ring(r - 2.5, ' stroke-dasharray="2.5 2"') + ring(r - 6.5);
  if (kind === "color") return `${ring(r - 3)}<circle cx="${x}" cy="${y}" r="${r - 5.5}" fill="none" stroke="#4b93a8" stroke-width="3.4"/>`;
  const arc = r * 0.625;
  return `${ring(r - 3)}<path d="M${x - arc * 0.667} ${y - arc * 0.615}A${arc} ${arc} 0 0 1 ${x + 1} ${y - arc * 0.941}" fill="none" stroke="${ink}" stroke-opacity=".62" stroke-width="1.1"/>`;
}

function bottle({ name, line, tone }: PackShotDrawing): string {
  const { front, side } = tones[tone];
  const label = fittingSize(name, 33, [6, 5.4, 4.8, 4.2]);
  const rows = drawnWidth(name, label) <= 33 ? [name] : twoLines(name, 33, label);
  return [
    `<ellipse cx="80" cy="88" rx="22" ry="3" fill="${ink}" fill-opacity=".12"/>`,
    `<path d="M73 10h14v10h-14z" fill="${side}"/>`,
    `<path d="M70 20h20q8 4 8 14v48q0 5-5 5h-26q-5 0-5-5v-48q0-10 8-14z" fill="${front}"/>`,
    `<path d="M62 44h36v28h-36z" fill="#fff" fill-opacity=".93"/>`,
    ...rows.map((text, row) =>
      drawnText(text, { x: 80, y: 56 - (rows.length - 1) * 3 + row * 5.5, size: label, fill: ink, centred: true }),
    ),
    drawnText(line, { x: 80, y: 67, size: 5, fill: ink, centred: true }),
  ].join("");
}

function vial({ name, tone }: PackShotDrawing): string {
  const { side } = tones[tone];
  return [
    `<ellipse cx="81" cy="82" rx="24" ry="3" fill="${ink}" fill-opacity=".12"/>`,
    `<path d="M66 26h28v52q0 4-4 4h-20q-4 0-4-4z" fill="#fff" fill-opacity=".9" stroke="${side}"/>`,
    `<path d="M63 16h34v12h-34z" fill="${side}"/><path d="M66 46h28v22h-28z" fill="${side}"/>`,
    `<path d="M70 65q10-14 20 0" fill="none" stroke="#fff" stroke-width="1.6"/>`,
    drawnText(name, { x: 80, y: 53, size: fittingSize(name, 26, [5.5, 4.8, 4.2, 3.6, 3]), fill: "#fff", centred: true }),
  ].join("");
}

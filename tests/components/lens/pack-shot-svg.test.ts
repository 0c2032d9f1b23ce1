import { expect, test } from "vitest";
import { drawnText, drawnWidth } from "~/components/lens/drawn-text";
import { packShotSvg } from "~/components/lens/pack-shot-svg";

const drawing = { name: "Biofinity", line: "6 lenses", packSize: 6, kind: "sphere", tone: "blue" } as const;

test.each([
  [3, "24 12 112 70"],
  [6, "24 12 112 70"],
  [30, "18 6 134 84"],
  [90, "16 6 130 81"],
])("a pack of %i has a box shape of its own", (packSize, viewBox) => {
  expect(packShotSvg({ ...drawing, packSize })).toContain(`viewBox="${viewBox}"`);
});

test("the drawing on the front distinguishes the kinds of lenses", () => {
  const kinds = ["sphere", "toric", "multifocal", "toricMultifocal", "myopiaControl", "color", "softK"] as const;
  expect(new Set(kinds.map((kind) => packShotSvg({ ...drawing, kind }))).size).toBe(kinds.length);
  expect(packShotSvg({ ...drawing, kind: "myopiaControl" })).toContain("stroke-dasharray");
});

test("a Latin name is drawn as outlines, so that no font is needed", () => {
  expect(packShotSvg(drawing)).not.toContain("<text");
});

test("a name in another script is written with the installed fonts, and cannot inject markup into the drawing", () => {
  expect(packShotSvg({ ...drawing, name: "עדשה <1> & 2" })).toContain(">עדשה &lt;1&gt; &amp; 2</text>");
});

test("a long name is cut to two lines that end before the lens", () => {
  const svg = packShotSvg({ ...drawing, name: "Very Long Private Label Name Of A Lens" });
  expect(svg.match(/<g transform/g)).toHaveLength(3);
});

test("a centred text begins half its width before the middle", () => {
  const width = drawnWidth("Hydra", 6);
  expect(width).toBeGreaterThan(10);
  expect(drawnText("Hydra", { x: 80, y: 56, size: 6, fill: "#000", centred: true })).toContain(
    `translate(${Math.round((80 - width / 2) * 100) / 100} 56)`,
  );
});

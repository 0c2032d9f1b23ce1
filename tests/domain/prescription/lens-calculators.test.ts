import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ilSeries } from "~/demo/catalogue/demo-series";
import { lensExists } from "~/domain/lens/lens-exists";
import { prescriptionText } from "~/domain/lens/prescription-text";
import {
  additionWord,
  atCornea,
  fromOverRefraction,
  multifocalStart,
  sphericalEquivalentAtCornea,
  vertexed,
} from "~/domain/prescription/lens-calculators";
import { nearestLenses } from "~/domain/prescription/nearest-lenses";
import { type SpheroCylinder, spheroCylinder, vectorOf } from "~/domain/prescription/sphero-cylinder";

const rx = (sphere: number, cylinder = 0, axis = 180): SpheroCylinder => ({ sphere, cylinder, axis });

function expectNear(one: SpheroCylinder, other: SpheroCylinder) {
  expect(Math.abs(one.sphere - other.sphere)).toBeLessThanOrEqual(0.01);
  expect(Math.abs(one.cylinder - other.cylinder)).toBeLessThanOrEqual(0.01);
  if (Math.abs(other.cylinder) < 0.05) return;
  const apart = Math.abs(one.axis - other.axis) % 180;
  expect(Math.min(apart, 180 - apart)).toBeLessThanOrEqual(1);
}

describe("vertex distance", () => {
  test.each([
    // CLSA EyeWitness, spring 2011: +5.00 at 12 mm is +5.32.
    [5, 12, 5.32],
    [-5, 12, -4.72],
    [-4, 12, -3.82],
    [-6, 12, -5.6],
    [10, 12, 11.36],
    [-10, 14, -8.77],
    [-20, 12, -16.13],
    [0, 12, 0],
  ])("%d at %d mm is %d at the cornea", (power, distance, cornea) => {
    expect(atCornea(power, distance)).toBeCloseTo(cornea, 2);
  });

  test("converts each meridian separately: -9.00 -2.00 is -8.12 -1.59, not -8.00 -1.75", () => {
    expectNear(vertexed(rx(-9, -2, 180), 12), rx(-8.12, -1.59, 180));
  });

  test.each([
    [rx(-4, -2, 180), 12, rx(-3.82, -1.78, 180)],
    [rx(6, -2.5, 45), 13, rx(6.51, -2.84, 45)],
    [rx(5, 3, 90), 12, rx(8.85, -3.53, 180)],
  ])("%o at %d mm is %o", (given, distance, cornea) => {
    expectNear(vertexed(given, distance), cornea);
  });
});

/** The same sums by another way: the power of each lens as a matrix, whose principal values are found again. */
function matrixOf({ sphere, cylinder, axis }: SpheroCylinder): [number, number, number] {
  const angle = (axis * Math.PI) / 180;
  return [
    sphere + cylinder * Math.sin(angle) ** 2,
    -cylinder * Math.sin(angle) * Math.cos(angle),
    sphere + cylinder * Math.cos(angle) ** 2,
  ];
}

function fromMatrix([a, b, d]: [number, number, number]): SpheroCylinder {
  const root = Math.sqrt((a - d) ** 2 + 4 * b ** 2);
  const sphere = (a + d + root) / 2;
  if (root < 1e-9) return rx(sphere);
  // Of the two ways to the axis the one that divides by more: near 180 degrees the other divides rounding errors by each other.
  const radians = sphere - a > sphere - d ? Math.atan2(sphere - a, b) : Math.atan2(b, sphere - d);
  const axis = (radians * 180) / Math.PI;
  return { sphere, cylinder: -root, axis: ((axis % 180) + 180) % 180 || 180 };
}

const anyRx = fc.record({
  sphere: fc.integer({ min: -48, max: 32 }).map((quarters) => quarters / 4),
  cylinder: fc.integer({ min: -16, max: 0 }).map((quarters) => quarters / 4),
  axis: fc.integer({ min: 1, max: 180 }),
});

describe("power vectors", () => {
  test("a power is recovered from its vector", () => {
    fc.assert(fc.property(anyRx, (given) => expectNear(spheroCylinder(vectorOf(given)), given)));
  });

  test("over-refraction agrees with the sum of power matrices, to 0.01 D and 1 degree", () => {
    const atAxis180 = [rx(-6, -2.25, 6), rx(0, -2.25, 176), 2] as [SpheroCylinder, SpheroCylinder, number];
    fc.assert(
      fc.property(anyRx, anyRx, fc.integer({ min: -30, max: 30 }), (lens, over, left) => {
        const rotation = { degrees: Math.abs(left), direction: left < 0 ? "right" : "left" } as const;
        const [a, b, d] = matrixOf({ ...lens, axis: lens.axis - left });
        const [e, f, g] = matrixOf(over);
        const sum = fromMatrix([a + e, b + f, d + g]);
        const expected = { ...sum, axis: (((sum.axis + left) % 180) + 180) % 180 || 180 };
        expectNear(fromOverRefraction({ lens, over, vertexMillimetres: 0, rotation }), expected);
      }),
      { examples: [atAxis180] },
    );
  });
});

describe("over-refraction with rotation", () => {
  const still = { degrees: 0, direction: "left" } as const;
  const order = (lens: SpheroCylinder, over: SpheroCylinder, rotation: { degrees: number; direction: "left" | "right" } = still) =>
    fromOverRefraction({ lens, over, vertexMillimetres: 0, rotation });

  test("crossed at right angles: -2.00 -1.25 x 180 with +0.50 -0.50 x 090 is -2.00 -0.75 x 180 (codingace.net)", () => {
    expectNear(order(rx(-2, -1.25, 180), rx(0.5, -0.5, 90)), rx(-2, -0.75, 180));
  });

  test("without over-refraction or rotation the lens stays as it is", () => {
    expectNear(order(rx(-3, -1.75, 20), rx(0)), rx(-3, -1.75, 20));
  });

  test("left add, right subtract: the axis to order compensates for the rotation of the lens", () => {
    // The eye needs -3.00 -1.75 x 180; the lens of that power sits 10 degrees off, and what is found over it is what that costs.
    const needed = rx(-3, -1.75, 180);
    const overOf = (sits: number) => {
      const [a, b, d] = matrixOf(needed);
      const [e, f, g] = matrixOf({ ...needed, axis: sits });
      return fromMatrix([a - e, b - f, d - g]);
    };
    expectNear(order(needed, overOf(170), { degrees: 10, direction: "left" }), rx(-3, -1.75, 10));
    expectNear(order(needed, overOf(10), { degrees: 10, direction: "right" }), rx(-3, -1.75, 170));
  });

  test("a spherical over-refraction changes the sphere only, at the cornea", () => {
    expectNear(fromOverRefraction({ lens: rx(-5, -1.25, 90), over: rx(-5), vertexMillimetres: 12, rotation: still }), rx(-9.72, -1.25, 90));
  });
});

describe("spherical equivalent and multifocals", () => {
  test.each([
    [rx(-3, -1, 90), -3.5],
    [rx(2, -1.5, 5), 1.25],
    [rx(-1, 1.5, 5), -0.25],
  ])("%o stands for %d", (given, equivalent) => {
    expect(sphericalEquivalentAtCornea(given, 0)).toBe(equivalent);
  });

  test.each([
    [1, true, "D"],
    [1.5, false, "D"],
    [2, true, "D"],
    [2, false, "N"],
    [2.5, false, "N"],
  ])("with an addition of %d, dominant %s, the design is %s (Biofinity multifocal, fitting guide)", (addition, isDominant, design) => {
    expect(multifocalStart(rx(-2, -0.5, 180), { vertexMillimetres: 12, addition, isDominant })).toMatchObject({ addition, design });
  });

  test("begins with the spherical equivalent at the cornea", () => {
    const { power } = multifocalStart(rx(-6, -1, 180), { vertexMillimetres: 12, addition: 2, isDominant: true });
    expect(power).toBeCloseTo((atCornea(-6, 12) + atCornea(-7, 12)) / 2, 6);
  });

  test("names the addition in the words of the series", () => {
    const three = ["low", "medium", "high"];
    expect([1.25, 1.5, 1.75, 2].map((addition) => additionWord(addition, three))).toEqual(["low", "medium", "medium", "high"]);
    expect([2.25, 2.5].map((addition) => additionWord(addition, ["low", "high"]))).toEqual(["low", "high"]);
    expect(additionWord(2, ["near"])).toBe("near");
  });
});

describe("the existing lenses, nearest first", () => {
  const seriesOf = (id: string) => {
    const found = ilSeries.find((series) => series.id === id);
    if (!found) throw new Error(`no series ${id}`);
    return found;
  };
  const texts = (id: string, sought: Parameters<typeof nearestLenses>[1]) =>
    nearestLenses(seriesOf(id), sought, 3).map(({ values }) => prescriptionText(values));

  test("a toric lens is chosen by power, cylinder and axis together", () => {
    expect(texts("il-biofinity-toric", { rx: rx(-8.12, -1.59, 174) })[0]).toBe("-8.00 -1.75 x 170");
    expect(texts("il-biofinity-toric", { rx: rx(-3.25, -1.25, 180) })[0]).toBe("-3.25 -1.25 x 180");
  });

  test("a spherical lens is chosen by the spherical equivalent", () => {
    expect(texts("il-biofinity", { rx: rx(-3, -0.5, 90) })).toEqual(["-3.25", "-3.00", "-3.50"]);
  });

  test("a multifocal lens has the wanted addition and design", () => {
    expect(texts("il-biofinity-multifocal", { rx: rx(-1.6), addition: 2, design: "N" })[0]).toBe("-1.50 +2.00 N");
    expect(texts("il-myday-multifocal", { rx: rx(-1.6), addition: 1.5, design: "N" })[0]).toBe("-1.50 Medium");
  });

  test("every one is a lens that is made, and none is nearer than the first", () => {
    fc.assert(
      fc.property(
        anyRx,
        fc.constantFrom("il-biofinity", "il-biofinity-toric", "il-clariti-1-day-toric", "il-myday-multifocal"),
        (given, id) => {
          const found = nearestLenses(seriesOf(id), { rx: given, addition: 1.5 }, 5);
          expect(found.length).toBeGreaterThan(0);
          for (const { values, packSize } of found) expect(lensExists(seriesOf(id), values, packSize)).toBe(true);
          const distances = found.map(({ distance }) => distance);
          expect(distances).toEqual(distances.toSorted((one, other) => one - other));
        },
      ),
    );
  });
});

import { expect, test } from "vitest";
import { behindLens, chosenOf, lensAddress, typedPacks } from "~/forms/fitting/fitting-form";
import { parseShelfAct } from "~/forms/fitting/shelf-act";
import { parseWanted, typedWanted, wantedField } from "~/forms/fitting/wanted-form";

const lens = "il-biofinity-toric-trial~pw-3~cy-0_75~ax90~bc8_7~di14_5~1";

test("the URL of a lens opens the map at its axis, and closing the dialog keeps it there", () => {
  const address = new URL(lensAddress(lens, "0190-patient"), "http://dioptre");
  expect(address.pathname).toBe("/products/fitting-sets/il-biofinity-toric-trial/lens");
  expect(chosenOf(address.searchParams)).toMatchObject({ axis: 90, cylinder: -0.75, power: -3 });
  const behind = new URL(behindLens(address.searchParams), "http://dioptre");
  expect([behind.pathname, behind.searchParams.get("axis"), behind.searchParams.get("lens"), behind.searchParams.get("patient")]).toEqual([
    ...["/products/fitting-sets/il-biofinity-toric-trial", "90", null, "0190-patient"],
  ]);
});

test.each<[string, 0 | 1, number | null]>([
  ["3", 1, 3],
  [" 12 ", 1, 12],
  ["0", 0, 0],
  ["0", 1, null],
  ["1000", 1, null],
  ["-1", 0, null],
  ["2.5", 1, null],
  ["", 0, null],
])("the typed number %j with a minimum of %d is %s packs", (text, least, packs) => {
  expect(typedPacks(text, least)).toBe(packs);
});

test("reads the wanted packs that differ from those shown; an empty field means none", () => {
  const entries = [
    [wantedField({ productId: "a", wanted: 2 }), "2"],
    [wantedField({ productId: "b", wanted: 2 }), ""],
    [wantedField({ productId: "c", wanted: 0 }), " 4 "],
    [wantedField({ productId: "d", wanted: 1 }), "x"],
    ["intent", "save"],
  ] as const;
  expect(parseWanted(entries)).toEqual({
    wanted: [
      { productId: "b", packs: 0 },
      { productId: "c", packs: 4 },
    ],
    mistakes: ["d"],
  });
  expect(typedWanted(entries).get("d")).toBe("x");
});

const texts = { codes: "", packs: "1", lot: "", expiresOn: "", patient: "", wanted: "" };

test("a form that is sent twice names the same acts, another form different ones", () => {
  const read = (batch: string) => parseShelfAct({ intent: "put", batch, lens, typed: { ...texts, codes: "one\none\ntwo" } });
  const idsOf = (act: ReturnType<typeof read>) => ("mistakes" in act ? [] : [...act.boxes, ...act.packs].map(({ id }) => id));
  expect(idsOf(read("first"))).toEqual(idsOf(read("first")));
  expect(new Set([...idsOf(read("first")), ...idsOf(read("second"))]).size).toBe(8);
});

test.each([
  ["undo a b", { intent: "undo", ids: ["a", "b"], packs: [] }],
  ["discard", { intent: "discard", ids: [expect.any(String)], packs: [] }],
])("reads the button %j", (intent, act) => {
  expect(parseShelfAct({ intent, batch: "one", lens, typed: texts })).toMatchObject(act);
});

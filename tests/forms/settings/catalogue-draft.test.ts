import { describe, expect, test } from "vitest";
import {
  actOn,
  type ChoiceRow,
  changedRows,
  editsOf,
  parseAct,
  parseRows,
  type RowAct,
  rowEntries,
  writeAct,
} from "~/forms/settings/catalogue-draft";

const shown = { visible: true, available: true, isFavourite: false };
const row = (id: string, now: Partial<ChoiceRow["now"]> = {}): ChoiceRow => ({
  id,
  seen: { ...shown, revision: 4 },
  now: { ...shown, ...now },
});
const theirs = { visible: true, available: false, isFavourite: false, revision: 5 };

describe("the form of the practice's catalogue", () => {
  test("comes back as it was sent, an unticked checkbox as off", () => {
    const rows = [row("il-myday", { visible: false }), row("il-biofinity", { isFavourite: true })];
    expect(parseRows(rowEntries(rows))).toEqual(rows);
  });

  test("ignores fields that are not rows", () => {
    expect(
      parseRows([
        ["seen", "il-myday"],
        ["seen", "il-myday 4 11"],
        ["visible", "il-myday"],
        ["pick", "il-myday"],
      ]),
    ).toEqual([]);
  });

  test("sends only the settings that differ from what was shown", () => {
    const rows = [row("il-myday"), row("il-biofinity", { visible: false, isFavourite: true })];
    expect(editsOf(rows)).toEqual([{ id: "il-biofinity", revision: 4, visible: false, isFavourite: true }]);
  });

  test.each<[RowAct, Partial<ChoiceRow["now"]>[]]>([
    [{ kind: "bulk", field: "available", value: false }, [{ visible: false, available: false }, {}]],
    [{ kind: "drop", id: "il-myday" }, [{}, {}]],
    [{ kind: "keepOffered", id: "il-myday" }, [{}, {}]],
    [{ kind: "keepOffered", id: "il-biofinity" }, [{ visible: false }, {}]],
  ])("%o", (act, expected) => {
    const rows = [row("il-myday", { visible: false }), row("il-biofinity")];
    expect(actOn(rows, act, new Set(["il-myday"])).map(({ now }) => now)).toEqual(expected.map((now) => ({ ...shown, ...now })));
  });

  test("applies one's own change on top of what another person saved", () => {
    const [mine] = actOn([row("il-myday", { visible: false })], { kind: "useMine", id: "il-myday", theirs }, new Set());
    expect(editsOf(mine ? [mine] : [])).toEqual([{ id: "il-myday", revision: 5, visible: false }]);
    expect(mine?.now.available).toBe(false);
    expect(changedRows(actOn([row("il-myday", { available: false })], { kind: "useMine", id: "il-myday", theirs }, new Set()))).toEqual([]);
  });

  test.each<RowAct>([
    { kind: "bulk", field: "isFavourite", value: true },
    { kind: "drop", id: "il-myday" },
    { kind: "keepOffered", id: "il-myday" },
    { kind: "useMine", id: "il-myday", theirs },
  ])("an action is parsed as it was written: %o", (act) => {
    expect(parseAct(writeAct(act))).toEqual(act);
  });

  test.each(["", "save", "bulk nothing on", "useMine il-myday 4"])("%j is not an action", (value) => {
    expect(parseAct(value)).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { decideChoices, type StoredChoice, withdraws } from "~/domain/catalogue/practice-choice";

const shown: StoredChoice = { visible: true, available: true, isFavourite: false, revision: 3 };
const keptAs =
  (...choices: [string, StoredChoice][]) =>
  (id: string) =>
    new Map(choices).get(id) ?? shown;
const nothing = { inCart: [], changedElsewhere: [], changes: [] };
const none = new Set<string>();

describe("edits of the practice's catalogue", () => {
  test("change the fields that they name and no others", () => {
    const { changes } = decideChoices([{ id: "myday", isFavourite: true }], keptAs(), none);
    expect(changes).toEqual([{ id: "myday", choice: { visible: true, available: true, isFavourite: true }, isFavouriteOnly: true }]);
  });

  test.each([
    [{ isFavourite: true }, true],
    [{ isFavourite: true, visible: false }, false],
    [{ isFavourite: true, available: false }, false],
    [{ visible: false, available: false }, false],
  ])("of %j are of the favourite alone: %s", (edit, isFavouriteOnly) => {
    expect(decideChoices([{ id: "myday", ...edit }], keptAs(), none).changes).toMatchObject([{ isFavouriteOnly }]);
  });

  test("that change nothing are not saved, whatever revision was seen and whatever is in a cart", () => {
    const hidden = { ...shown, visible: false };
    expect(decideChoices([{ id: "myday", visible: false, revision: 1 }], keptAs(["myday", hidden]), new Set(["myday"]))).toEqual(nothing);
  });

  test.each([
    ["hiding", { visible: false }, true],
    ["making unavailable", { available: false }, true],
    ["marking as favourite", { isFavourite: true }, false],
  ])("%s a product in a cart is refused or not", (_, edit, refused) => {
    const { inCart } = decideChoices([{ id: "myday", ...edit }], keptAs(), new Set(["myday"]));
    expect(inCart).toEqual(refused ? ["myday"] : []);
  });

  test("name what another person has changed since that revision; without a revision there is no conflict", () => {
    const edits = [
      { id: "older", visible: false, revision: 2 },
      { id: "same", visible: false, revision: 3 },
      { id: "unseen", visible: false },
    ];
    expect(decideChoices(edits, keptAs(), none).changedElsewhere).toEqual(["older"]);
  });
});

test("showing again, and what was hidden before, withdraws nothing", () => {
  const hidden = { ...shown, visible: false };
  expect(withdraws(hidden, shown)).toBe(false);
  expect(withdraws(hidden, { ...hidden, isFavourite: true })).toBe(false);
  expect(withdraws(hidden, { ...hidden, available: false })).toBe(true);
});

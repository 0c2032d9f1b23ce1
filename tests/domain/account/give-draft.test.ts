import { describe, expect, test } from "vitest";
import { describeDraft, draftKindOf, isOfCart, mayTakeDraft } from "~/domain/account/give-draft";

test.each([
  ["/products/patient-revenue", "patientOrder"],
  ["/products/patient-trial", "trial"],
  ["/products/patient-trial/office", null],
  ["/products/stock-revenue", "stock"],
  ["/products/solutions", "solutions"],
  ["/patients/new", "newPatient"],
  ["/patients/add", "newPatient"],
  ["/products/patient-revenue/new-patient", "newPatient"],
  ["/patients/7/edit", "patient"],
  ["/patients/7/addresses/new", "address"],
  ["/patients/7/addresses/8", "address"],
  ["/products/patient-trial/patients/7/addresses/new", "address"],
  ["/settings/user-add", null],
  ["/cart", null],
])("a draft of %s is of kind %s", (path, kind) => {
  expect(draftKindOf(path)).toBe(kind);
});

test("a draft names its patient and the number of lines with a quantity", () => {
  const order = [
    ["patient", "7"],
    ["right.series", "il-myday"],
    ["right.power", "-2"],
    ["left.series", ""],
  ] as const;
  expect(describeDraft("/products/patient-revenue", order)).toMatchObject({ patientId: "7", linesQuantity: 1 });
  const stock = [
    ["sheet:il-myday", "1"],
    ["boxes:il-myday~pw-1", "4"],
    ["boxes:il-myday~pw-2", ""],
    ["boxes:il-myday~pw-3", "0"],
  ] as const;
  expect(describeDraft("/products/stock-revenue", stock)).toMatchObject({ patientId: null, linesQuantity: 1 });
  expect(
    describeDraft("/products/solutions", [
      ["cases.il-hydra", "2"],
      ["bottles.il-hydra", ""],
    ]),
  ).toMatchObject({ linesQuantity: 1 });
  expect(describeDraft("/patients/7/edit", [["lastName", "Levi"]])).toMatchObject({
    patientId: "7",
    typedName: { firstName: "", lastName: "Levi" },
  });
});

describe("a draft may be taken over", () => {
  const giver = { id: "noa", locationId: "harbour" };
  const staff = { id: "dana", role: "staff", status: "active", locationIds: ["harbour"] } as const;

  test.each([
    ["by somebody who works there too", staff, true],
    ["by an admin, who works everywhere", { ...staff, role: "practiceAdmin", locationIds: [] } as const, true],
    ["not by oneself", { ...staff, id: "noa" }, false],
    ["not at another location", { ...staff, locationIds: ["hill"] }, false],
    ["not before the account is set up", { ...staff, status: "pending" } as const, false],
  ])("%s", (_, taker, may) => {
    expect(mayTakeDraft(giver, taker)).toBe(may);
  });
});

test("a draft of something in the cart is recognised by its preorder or by its sheet", () => {
  expect(isOfCart([["preorder", "a"]], ["a"])).toBe(true);
  const carted = "0190a0a0-0000-7000-8000-000000000001";
  expect(isOfCart([["sheet:il-myday", `${carted} 3`]], [carted])).toBe(true);
  expect(
    isOfCart(
      [
        ["preorder", "b"],
        ["note", "a"],
      ],
      ["a"],
    ),
  ).toBe(false);
});

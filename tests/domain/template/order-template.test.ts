import { describe, expect, test } from "vitest";
import { preorderKinds } from "~/domain/order/preorder-kind";
import { mayChangeTemplate, mergeTemplateLines, templateKindOf } from "~/domain/template/order-template";

describe("a template (D170)", () => {
  test("holds nothing that is for a patient; what came from a promotion is kept as stock", () => {
    expect(Object.fromEntries(preorderKinds.map((kind) => [kind, templateKindOf(kind)]))).toEqual({
      ...{ stock: "stock", officeTrial: "officeTrial", solutions: "solutions", promotion: "stock" },
      ...{ patient: null, patientTrial: null },
    });
  });

  test("holds a product once, with the quantities added up to the most that a line may have", () => {
    const line = (productId: string, quantity: number, kind: "stock" | "officeTrial" = "stock") => ({ kind, productId, quantity });
    expect(mergeTemplateLines([line("a", 2), line("b", 1), line("a", 3), line("a", 4, "officeTrial"), line("b", 1000)])).toEqual([
      line("a", 5),
      line("b", 1000),
      line("a", 4, "officeTrial"),
    ]);
  });

  test.each([
    ["staff", "own", true],
    ["staff", "other", false],
    ["practiceAdmin", "other", true],
    ["lensFerryAdmin", "other", true],
  ] as const)("may be changed by %s whose template is %s: %s", (role, whose, may) => {
    expect(mayChangeTemplate({ id: "me", role }, { madeById: whose === "own" ? "me" : "somebody" })).toBe(may);
  });
});

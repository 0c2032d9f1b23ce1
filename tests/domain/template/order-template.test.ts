import { describe, expect, test } from "vitest";
import { preorderKinds } from "~/domain/order/preorder-kind";
import { mayChangeTemplate, mergeTemplateLines, templateKindOf } from "~/domain/template/order-template";

describe("a template (D170)", () => {
  test("holds nothing for a patient; lines from a promotion become stock", () => {
    expect(Object.fromEntries(preorderKinds.map((kind) => [kind, templateKindOf(kind)]))).toEqual({
      ...{ stock: "stock", officeTrial: "officeTrial", solutions: "solutions", promotion: "stock" },
      ...{ patient: null, patientTrial: null },
    });
  });

  test("holds each product once, with its quantities added up to the maximum of a line", () => {
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

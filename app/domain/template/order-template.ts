import { isAdmin, type Role } from "../account/roles";
import type { PreorderKind } from "../order/preorder-kind";
import { maximumQuantity } from "../order/quantity";

/** Kinds of lines that a template can hold: none is for a patient (D170). */
export const templateKinds = ["stock", "officeTrial", "solutions"] as const satisfies readonly PreorderKind[];
export type TemplateKind = (typeof templateKinds)[number];

/** A product in one pack; for solutions the id is the solution's own. Quantity in boxes or bottles. */
export type TemplateLine = { kind: TemplateKind; productId: string; quantity: number };

/** Maximum length of a template's name. */
export const templateNameMax = 60;
/** Maximum number of templates of a practice (D170). */
export const templatesMax = 100;
/** Maximum number of products in a template (D170). */
export const templateLinesMax = 1000;

/** Whether a person may rename, move or remove a template: its maker, the practice's admins, and operators (D170). */
export function mayChangeTemplate(person: { id: string; role: Role }, template: { madeById: string }): boolean {
  return template.madeById === person.id || isAdmin(person.role);
}

/** Returns the kind of a preorder's lines in a template; null when they are for a patient. Lines from a promotion become stock. */
export function templateKindOf(kind: PreorderKind): TemplateKind | null {
  if (kind === "promotion") return "stock";
  return templateKinds.find((each) => each === kind) ?? null;
}

/**
 * Returns the lines with each product once, in their order and otherwise as the first line has it; quantities of the same product are added,
 * up to the maximum of a line.
 */
export function mergeTemplateLines<Line extends TemplateLine>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.kind} ${line.productId}`;
    const first = merged.get(key);
    const quantity = Math.min(maximumQuantity, (first?.quantity ?? 0) + line.quantity);
    merged.set(key, { ...(first ?? line), quantity });
  }
  return [...merged.values()];
}

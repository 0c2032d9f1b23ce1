import { isAdmin, type Role } from "../account/roles";
import type { PreorderKind } from "../order/preorder-kind";
import { maximumQuantity } from "../order/quantity";

/** What a template may hold: nothing that is for a patient (D170). */
export const templateKinds = ["stock", "officeTrial", "solutions"] as const satisfies readonly PreorderKind[];
export type TemplateKind = (typeof templateKinds)[number];

/** A product in one pack; of solutions the id is the solution's own. Quantity in boxes, of solutions in bottles. */
export type TemplateLine = { kind: TemplateKind; productId: string; quantity: number };

/** Characters of a template's name. */
export const templateNameMax = 60;
/** Templates of a practice; whoever wants to save another removes one first. */
export const templatesMax = 100;
/** Products in one template. */
export const templateLinesMax = 1000;

/** Whether a person may rename, move or remove a template: whoever made it, and the practice's admins and operators (D170). */
export function mayChangeTemplate(person: { id: string; role: Role }, template: { madeById: string }): boolean {
  return template.madeById === person.id || isAdmin(person.role);
}

/** The kind of a preorder as a template keeps it; null for what is for a patient. What came from a promotion becomes stock. */
export function templateKindOf(kind: PreorderKind): TemplateKind | null {
  if (kind === "promotion") return "stock";
  return templateKinds.find((each) => each === kind) ?? null;
}

/** The lines with each product once, in their order; of a product that is there twice the quantities add up, to the most of a line. */
export function mergeTemplateLines(lines: readonly TemplateLine[]): TemplateLine[] {
  const merged = new Map<string, TemplateLine>();
  for (const line of lines) {
    const key = `${line.kind} ${line.productId}`;
    const quantity = Math.min(maximumQuantity, (merged.get(key)?.quantity ?? 0) + line.quantity);
    merged.set(key, { ...line, quantity });
  }
  return [...merged.values()];
}

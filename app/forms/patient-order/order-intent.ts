import type { ChoiceField } from "~/domain/lens/choice";
import { lensFields } from "~/domain/lens/parameters";
import type { Eye } from "~/domain/order/order-lines";
import { sides } from "./patient-draft";

/**
 * What a button of the form asks for, by its value: `use:left:axis:170`, `copy:right` (to the other eye), `clear:right`, `clear:both`,
 * `confirm:right`, `confirm:both` (confirms suggestions), `series:left:<id>` (asks before it clears), `switch:left:<id>` (clears),
 * `keep:left:<id>` (keeps the values), `repeat:<orderId>`, `select:left` (opens the list of lenses), `calculate:left` (opens the
 * calculators), `lens:left:<id>:<values>` (sets a complete lens for the eye), `show` (recalculates), `add`, `add:right` (that eye only),
 * `order`, `order:right` (the same, with suggestions), `remove` (the carted order), `accept` (accepts all findings, and adds),
 * `accept:<key>` and `earlier:<key>` (one finding: accept it, or restore the earlier value), `find` and `new` (open the search and the form
 * of patients), `explain` (the trial rules), `line:<way>` (reads the typed prescription, or transfers it to the form), `visit:address` and
 * `visit:edit` (the patient's new address and data, and back to the form).
 */
export type OrderIntent =
  | { kind: "show" }
  | { kind: "remove" }
  | { kind: "explain" }
  | { kind: "visit"; page: string }
  | { kind: "line"; way: string }
  | { kind: "find"; adds: boolean }
  | { kind: "add"; only: Eye | null }
  | { kind: "order"; only: Eye | null }
  | { kind: "use"; side: Eye; field: ChoiceField; value: string }
  | { kind: "copy"; side: Eye }
  | { kind: "select"; side: Eye }
  | { kind: "calculate"; side: Eye }
  | { kind: "lens"; side: Eye; lens: string }
  | { kind: "clear" | "confirm"; sides: readonly Eye[] }
  | { kind: "series"; side: Eye; seriesId: string }
  | { kind: "switch"; side: Eye; seriesId: string }
  | { kind: "keep"; side: Eye; seriesId: string }
  | { kind: "accept"; key: string }
  | { kind: "earlier"; key: string }
  | { kind: "repeat"; orderId: string };

/** Returns what the value of the pressed button asks for; an unknown value recalculates the form. */
export function parseIntent(text: string): OrderIntent {
  const [kind = "", second = "", ...rest] = text.split(":");
  const side = sides.find((each) => each === second);
  const tail = rest.join(":");
  if (kind === "add" || kind === "order") return { kind, only: side ?? null };
  if (kind === "remove" || kind === "explain") return { kind };
  if (kind === "line") return { kind, way: second };
  if (kind === "visit") return { kind, page: second };
  if (kind === "find" || kind === "new") return { kind: "find", adds: kind === "new" };
  if (kind === "clear" || kind === "confirm") return { kind, sides: side ? [side] : sides };
  if (kind === "accept" || kind === "earlier") return { kind, key: [second, ...rest].join(":") };
  if (kind === "repeat") return { kind, orderId: second };
  if (!side) return { kind: "show" };
  if (kind === "copy" || kind === "select" || kind === "calculate") return { kind, side };
  if (kind === "lens") return { kind, side, lens: tail };
  if (kind === "series" || kind === "switch" || kind === "keep") return { kind, side, seriesId: tail === "none" ? "" : tail };
  const field = choiceFields.find((each) => each === rest[0]);
  if (kind === "use" && field) return { kind, side, field, value: rest.slice(1).join(":") };
  return { kind: "show" };
}

const choiceFields: readonly ChoiceField[] = [...lensFields, "packSize"];

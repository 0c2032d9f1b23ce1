import type { Choice } from "./choice";
import { type LensField, lensFields } from "./parameters";
import { parseLensValue } from "./parse-lens-value";

/** The readable part of an untrusted choice, and the fields that could not be read. */
export type ParsedChoice = { chosen: Choice; unreadable: (LensField | "packSize")[] };

/** Returns a choice that callers send (numbers or texts; other names are ignored). Absent, null and empty fields are not chosen. */
export function parseChoice(input: Readonly<Record<string, unknown>>): ParsedChoice {
  const parsed: ParsedChoice = { chosen: {}, unreadable: [] };
  for (const field of [...lensFields, "packSize"] as const) {
    const raw = input[field];
    if (raw === undefined || raw === null || raw === "") continue;
    const value = parseLensValue(field, raw);
    if (value === null) parsed.unreadable.push(field);
    else if (field !== "packSize") parsed.chosen[field] = value;
    else if (typeof value === "number") parsed.chosen.packSize = value;
  }
  return parsed;
}

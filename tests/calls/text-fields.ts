import { z } from "zod";
import { contract } from "~/calls/contract";

/** A text that a call takes: the call, the way to the field, and how long it may be. */
export type TextField = { call: string; path: (string | number)[]; maxLength: number | null };

type Schema = z.core.$ZodType;
type Definition = {
  type: string;
  innerType?: Schema;
  element?: Schema;
  options?: readonly Schema[];
  items?: readonly Schema[];
  keyType?: Schema;
  valueType?: Schema;
};

/** Every free text of the contract's inputs. Ids, days and e-mails have a form of their own that takes nothing else. */
export function listTextFields(): TextField[] {
  const found: TextField[] = [];
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const { inputSchema } = call["~orpc"];
      if (inputSchema)
        walk(inputSchema as unknown as Schema, [], (path, maxLength) => found.push({ call: `${area}.${name}`, path, maxLength }));
    }
  }
  return found;
}

function walk(schema: Schema, path: (string | number)[], note: (path: (string | number)[], maxLength: number | null) => void): void {
  const definition = schema._zod.def as unknown as Definition;
  if (schema instanceof z.ZodString) {
    note(path, schema.maxLength);
    return;
  }
  if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(schema.shape)) walk(field, [...path, key], note);
    return;
  }
  if (definition.innerType) walk(definition.innerType, path, note);
  if (definition.element) walk(definition.element, [...path, 0], note);
  if (definition.valueType) walk(definition.valueType, [...path, "key"], note);
  for (const option of definition.options ?? []) walk(option, path, note);
  for (const [index, item] of (definition.items ?? []).entries()) walk(item, [...path, index], note);
}

import { createContext, useContext } from "react";
import { classNames } from "~/components/ui/class-names";

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean };

/** The ids that a control takes from the field around it. */
export const FieldContext = createContext<FieldWiring | null>(null);

/** What was typed in the form before and is stored (D31), by the names of its fields; null in a form as it was loaded. */
export const KeptContext = createContext<URLSearchParams | null>(null);

type Wired = {
  id?: string;
  defaultValue?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
};
type Own = Pick<Wired, "aria-describedby" | "aria-invalid"> & { name?: string | undefined; value?: unknown };

/** Returns the stored text of a field; nothing when none is stored. */
export const useKeptText = (name = "") => useContext(KeptContext)?.get(name);

/**
 * Returns the attributes that connect a control to the label, hint and error of the Field around it, together with its own description,
 * and its stored text as its default. Empty outside a Field, of a form as it was loaded.
 */
export function useFieldWiring({ name, value, ...own }: Own): Wired {
  const field = useContext(FieldContext);
  const text = useKeptText(name);
  const kept = value === undefined && text != null ? { defaultValue: text } : {};
  if (!field) return kept;
  return {
    ...kept,
    id: field.id,
    "aria-describedby": classNames(field.describedBy, own["aria-describedby"]),
    "aria-invalid": field.invalid || own["aria-invalid"] || undefined,
  };
}

/** A posted or stored form: names and values in the order of the fields. */
export type FormEntries = Iterable<readonly [string, FormDataEntryValue]>;

/** Returns the text of a field; empty when the form has no such field. */
export function textOf(form: { get(name: string): FormDataEntryValue | null }, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Returns the texts of a form by name, in order; a field may occur more than once. */
export function textEntries(form: FormEntries): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] => (typeof value === "string" ? [[name, value]] : []));
}

/** A posted form, or what was kept of one: names and values in the order of the fields. */
export type FormEntries = Iterable<readonly [string, FormDataEntryValue]>;

/** The text of a field; empty when the form has no such field. */
export function textOf(form: { get(name: string): FormDataEntryValue | null }, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** The texts of a form by name, in their order; a field may be in it more than once. */
export function textEntries(form: FormEntries): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] => (typeof value === "string" ? [[name, value]] : []));
}

/** What was typed into a field; empty when the form has no such field. */
export function entryOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

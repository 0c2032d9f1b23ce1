import type { Entries } from "~/domain/order/sheet-entries";

/** Hidden fields with everything that a form had sent; `without` names those that the new form sets itself. */
export function HiddenEntries({ entries, without = [] }: { entries: Entries; without?: readonly string[] }) {
  return entries
    .filter(([name]) => !without.includes(name))
    .map(([name, value], index) => ({ key: `${index} ${name}`, name, value }))
    .map(({ key, name, value }) => <input key={key} type="hidden" name={name} value={value} />);
}

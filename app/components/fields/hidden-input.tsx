import { useKeptText } from "./field-context";

/** What a form sends unseen, such as the version that was loaded; in a stored form as it was when the person typed. */
export function HiddenInput({ name, value }: { name: string; value: string | number }) {
  return <input type="hidden" name={name} value={useKeptText(name) ?? value} />;
}

/** Joins the class names that apply; false, empty and undefined ones are ignored. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  const given = names.filter(Boolean).join(" ");
  return given === "" ? undefined : given;
}

/** Joins the class names that apply; what is false, empty or undefined is left out. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  const given = names.filter(Boolean).join(" ");
  return given === "" ? undefined : given;
}

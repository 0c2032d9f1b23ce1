import { href, redirect } from "react-router";

/** The settings begin with the practice's own information. */
export function loader() {
  return redirect(href("/settings/practice-information"));
}

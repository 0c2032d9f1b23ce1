import { href, redirect } from "react-router";

/** Redirects to the practice information, the first page of the settings. */
export function loader() {
  return redirect(href("/settings/practice-information"));
}

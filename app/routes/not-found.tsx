import { data } from "react-router";

/** Any URL without a route: a 404 page, translated like all others. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

import { data } from "react-router";

/** Every address that no route knows: a 404 page, translated like any other. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

import { data } from "react-router";

/** Every address that no route knows: a 404 page, translated like any other. */
export function loader() {
  return data(null, { status: 404 });
}

export function action() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <main>
      <h1>404</h1>
    </main>
  );
}

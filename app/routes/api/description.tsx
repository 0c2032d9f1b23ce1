import { describeCalls } from "~/middleware/describe-calls.server";

/** The machine-readable description (OpenAPI 3.1). */
export async function loader() {
  return Response.json(await describeCalls());
}

import { describeCalls } from "~/middleware/describe-calls.server";

/** The description that programs read (OpenAPI 3.1). */
export async function loader() {
  return Response.json(await describeCalls());
}

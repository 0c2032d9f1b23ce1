import { redirect } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import type { Route } from "./+types/logout";

/** Links and preloads never sign out; the button posts (D11). */
export function loader() {
  return redirect("/");
}

export async function action({ context }: Route.ActionArgs) {
  const { ended } = await context.get(callsContext).session.logout();
  if (ended) context.get(noticeContext).add({ key: "account:signedOut" });
  return redirect("/");
}

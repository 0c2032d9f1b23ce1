import { ApprovalsPage } from "~/components/approvals/approvals-page";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, sessionContext } from "~/context.server";
import type { Route } from "./+types/approvals";

export const handle = { title: "approvals", i18n: ["approvals"] } satisfies PageHandle;

/** Loads what waits for approval: for admins in the whole practice, for others what they sent (D96). */
export async function loader({ context }: Route.LoaderArgs) {
  const { locations } = context.get(sessionContext);
  return { ...(await context.get(callsContext).approvals.list()), locations };
}

export default function Approvals({ loaderData }: Route.ComponentProps) {
  return <ApprovalsPage {...loaderData} />;
}

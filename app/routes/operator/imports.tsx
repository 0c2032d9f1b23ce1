import { Outlet, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { ImportsPage } from "~/components/imports/imports-page";
import { BehindModal } from "~/components/ui/behind-modal";
import { callsContext } from "~/context.server";
import type { Route } from "./+types/imports";
import { marketOf } from "./market-of.server";
import { sendFile } from "./send-file.server";

export const handle = { title: "imports", i18n: ["imports", "operator", "refusals", "errors"] } satisfies PageHandle;

/** Loads the versions of the market in the URL, or else of the operator's present market. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const edition = marketOf(context, url);
  return { edition, imports: await context.get(callsContext).imports.list({ edition }) };
}

/** Previews a file; returns its mistakes when it has any. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await sendFile(request, context);
  return "to" in sent ? redirect(sent.to) : sent.refused;
}

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BehindModal>
        <ImportsPage {...loaderData} refused={actionData ?? null} />
      </BehindModal>
      <Outlet />
    </>
  );
}

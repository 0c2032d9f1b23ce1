import { useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { NoMatchDialog } from "~/components/trials/no-match-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { noMatchOf } from "~/forms/trials/no-match";
import { dialogUrls } from "../patient-revenue/dialog-urls";
import type { Route } from "./+types/no-match";
import { loadTrialOffer } from "./load-trial-offer.server";

export const handle = { modal: true, i18n: ["trials"] } satisfies PageHandle;

const named = ["series", "of"];

/** Loads why the trial `series`, or a trial for the bought series `of`, does not match, and what does. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [seriesId = "", of = ""] = named.map((name) => url.searchParams.get(name) ?? "");
  return noMatchOf(await loadTrialOffer(context), { seriesId, of });
}

export default function NoMatch({ loaderData }: Route.ComponentProps) {
  const location = useLocation();
  const isOffice = location.pathname.includes("/office/");
  const tryTo = (id: string) =>
    isOffice ? dialogUrls(location, named).sibling("add", { series: id }) : dialogUrls(location, named).behindWith("series", id);
  return <NoMatchDialog noMatch={loaderData} closeTo={dialogUrls(location, named).behind} tryTo={tryTo} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation(), named).behind} />;
}

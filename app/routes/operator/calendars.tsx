import type { PageHandle } from "~/components/frame/page-title";
import { CalendarsPage } from "~/components/operator/calendars-page";
import { callsContext } from "~/context.server";
import type { Route } from "./+types/calendars";

export const handle = { title: "calendars", i18n: ["operator"] } satisfies PageHandle;

/** Loads cut-offs and holidays of every market. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(callsContext).operator.calendars();
}

export default function Calendars({ loaderData }: Route.ComponentProps) {
  return <CalendarsPage {...loaderData} />;
}

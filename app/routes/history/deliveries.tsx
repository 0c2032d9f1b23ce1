import { CountingPage } from "~/components/deliveries/counting-page";
import type { PageHandle } from "~/components/frame/page-title";
import type { Route } from "./+types/deliveries";
import { answerCounting } from "./answer-counting.server";
import { loadCounting } from "./load-counting.server";

export const handle = { title: "deliveries", i18n: ["deliveries", "scan", "refusals"] } satisfies PageHandle;

/** Loads what a location expects and has counted (D86), and what it received before. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadCounting(url, context);
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerCounting(request, url, context);
}

export default function Deliveries({ loaderData, actionData }: Route.ComponentProps) {
  return <CountingPage {...loaderData} key={loaderData.location.id} refused={actionData} />;
}

import { useSearchParams } from "react-router";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { pinnedFacts } from "~/components/products/product-facts";
import { ChooseProduct } from "~/components/stock-grid/choose-product";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, sessionContext } from "~/context.server";
import { gridPath, gridPathOf } from "~/domain/order/grid-path";
import { useTexts } from "~/i18n/use-texts";
import { answerTexts, parseTexts } from "~/middleware/read-form.server";
import type { Route } from "./+types/choose";
import { parseGridForm } from "./parse-grid-form.server";

export const handle = { title: "stockRevenue", modal: true, i18n: ["stockGrid", "catalogue"] } satisfies PageHandle;

/** Loads the products that can be ordered for stock and match the search. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { countryCode: country } = context.get(sessionContext).tenant;
  const { typed, mistakes } = parseTexts(url.searchParams, { q: text(100) });
  // A text that is too long is shown again as typed; its beginning is searched for.
  const searchTerm = typed.q.trim();
  const { catalogue } = context.get(callsContext);
  const query = { country, searchTerm: searchTerm.slice(0, 100) || undefined, pageSize: 100 };
  const [{ series }, pins] = await Promise.all([catalogue.list(query), catalogue.pins()]);
  const products = pinnedFacts(series, pins.seriesIds).filter(({ available }) => available);
  return answerTexts({ searchTerm, mistake: mistakes?.q ?? null, products }, mistakes);
}

/** Opened from a half-filled grid: what is typed is carried along and returns with the choice. */
export async function action({ request }: Route.ActionArgs) {
  return { entries: (await parseGridForm(request)).entries };
}

export default function Choose({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts("stockGrid");
  const seriesId = useSearchParams()[0].get("series");
  const back = seriesId === null ? gridPath : gridPathOf(seriesId);
  return (
    <Modal title={t("choose.title")} wide closeTo={back}>
      <ChooseProduct {...loaderData} entries={actionData?.entries ?? []} current={seriesId} />
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/products/stock-revenue" />;
}

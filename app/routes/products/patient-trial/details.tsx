import { useOutletContext, useSearchParams } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { NoMatchDialog } from "~/components/trials/no-match-dialog";
import { TrialDetailsDialog } from "~/components/trials/trial-details-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { noMatchOf } from "~/forms/trials/no-match";
import type { TrialOffer } from "~/forms/trials/trial-offer";

const office = "/products/patient-trial/office";

export const handle = { title: "trialDetails", modal: true, i18n: ["trials"] } satisfies PageHandle;

export default function Details() {
  const offer = useOutletContext<TrialOffer>();
  const [search] = useSearchParams();
  const row = offer.rows.find(({ series }) => series.id === search.get("series"));
  if (row) return <TrialDetailsDialog row={row} closeTo={office} />;
  const noMatch = noMatchOf(offer, { seriesId: "", of: "" });
  return <NoMatchDialog noMatch={noMatch} closeTo={office} tryTo={(id) => `${office}/add?series=${encodeURIComponent(id)}`} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={office} />;
}

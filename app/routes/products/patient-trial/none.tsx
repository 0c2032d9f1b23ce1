import { useOutletContext, useSearchParams } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { NoTrialDialog } from "~/components/trials/no-trial-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import type { TrialOffer } from "~/forms/trials/trial-offer";

const office = "/products/patient-trial/office";

export const handle = { modal: true, i18n: ["trials"] } satisfies PageHandle;

export default function NoTrial() {
  const { revenue } = useOutletContext<TrialOffer>();
  const [search] = useSearchParams();
  return <NoTrialDialog series={revenue.find(({ id }) => id === search.get("of"))?.displayName ?? ""} closeTo={office} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={office} />;
}

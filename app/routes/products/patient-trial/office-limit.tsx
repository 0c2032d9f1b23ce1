import type { PageHandle } from "~/components/frame/page-title";
import { OfficeLimitDialog } from "~/components/trials/office-limit-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import type { Route } from "./+types/office-limit";
import { loadTrialForm } from "./load-trial-form.server";

const office = "/products/patient-trial/office";

export const handle = { modal: true, i18n: ["trials"] } satisfies PageHandle;

/** Loads what was to be added from the URL: lens values and a quantity, no personal data. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, allowance, offer } = await loadTrialForm(context, url.searchParams);
  const entries = [...url.searchParams].filter(([name]) => name !== "onClash" && name !== "beyond");
  return { state, allowance, carted: offer.carted, entries };
}

export default function OfficeLimit({ loaderData }: Route.ComponentProps) {
  const { entries } = loaderData;
  const action = `${office}/add?${new URLSearchParams(entries)}`;
  return <OfficeLimitDialog {...loaderData} closeTo={office} explainTo={`${office}/explain`} action={action} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={office} />;
}

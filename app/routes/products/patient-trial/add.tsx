import { data, redirect, useLocation } from "react-router";
import { v7 as newId } from "uuid";
import type { PageHandle } from "~/components/frame/page-title";
import { TrialAddDialog, type TrialAnswer } from "~/components/trials/trial-add-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { parseOnClash } from "~/domain/cart/on-clash";
import { trialPreorder } from "~/forms/trials/trial-order";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { postedForm } from "~/middleware/read-form.server";
import type { AddOutcome } from "../../add-outcome";
import { addToCart } from "../../add-to-cart.server";
import type { Route } from "./+types/add";
import { loadTrialForm, shownTrial } from "./load-trial-form.server";

const office = "/products/patient-trial/office";

export const handle = { modal: true, i18n: ["trials", "patientOrder", "cart"] } satisfies PageHandle;

/** Loads the trial lens in the URL, or as typed before (D31); a series that the cart does not allow redirects to the reason. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadTrialForm(context, (await loadKeptForm({ url, context })) ?? url.searchParams);
  const { form, offer } = loaded;
  const row = offer.rows.find(({ series }) => series.id === form.eye.seriesId);
  if (!row || (row.matched.length === 0 && !form.isCarted))
    throw redirect(`${office}/no-match?series=${encodeURIComponent(form.eye.seriesId)}`);
  return shownTrial(context, loaded);
}

/** Adds the trials; asks about values that nobody chose (D53), and reports more than the allowance first (D20). */
export async function action({ request, context, url }: Route.ActionArgs) {
  const sent = [...(await postedForm(request))].map(([name, value]): [string, string] => [name, String(value)]);
  const loaded = await loadTrialForm(context, sent);
  const { form, state, allowance, offer } = loaded;
  const refuse = async (status: number, answer: Partial<TrialAnswer>) => {
    const refused = { refusal: null, clashes: [], entries: sent, preorderId: null, ...answer };
    return data(withoutUnstorable({ ...refused, shown: await shownTrial(context, loaded) }), { status });
  };
  const preorder = trialPreorder(form, state, offer.carted);
  if (!preorder) return refuse(422, { refusal: { code: state.quantity === null ? "quantity" : "impossibleLens", values: null } });
  if (state.suggested.length > 0 && !sent.some(([name]) => name === "sure"))
    return redirect(`${office}/add?${new URLSearchParams([...sent, ["asks", "yes"]])}`);
  const insists = sent.some(([name, value]) => name === "beyond" && value === "yes");
  if (!insists && (state.quantity ?? 0) > allowance.left) return redirect(`${office}/limit?${new URLSearchParams(sent)}`);
  const added = await addToCart(context, {
    preorders: [preorder],
    onClash: parseOnClash(sent.find(([name]) => name === "onClash")?.[1]),
  });
  if (added.outcome !== "saved") return refuse(added.status, refusedTrial(added));
  const q = url.searchParams.get("q");
  return redirect(q === null ? office : `${office}?${new URLSearchParams({ q })}`);
}

/** Returns why the trials were not added, as the dialog shows it. */
function refusedTrial(added: Exclude<AddOutcome, { outcome: "saved" }>): Partial<TrialAnswer> {
  switch (added.outcome) {
    case "alreadyInCart":
      return { clashes: added.clashes };
    case "gone":
      return { refusal: { code: "gone", values: null }, preorderId: newId() };
    case "changedElsewhere":
      return { refusal: { code: "changedElsewhere", values: null } };
    case "refused":
      return { refusal: { code: added.code, values: added.values } };
  }
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const { form, state, allowance, facts } = actionData?.shown ?? loaderData;
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const asks = asked.has("asks");
  asked.delete("asks");
  return (
    <TrialAddDialog
      state={state}
      preorderId={actionData?.preorderId ?? form.preorderId}
      isCarted={form.isCarted}
      allowance={allowance}
      facts={facts}
      answer={actionData}
      closeTo={office}
      action={`${pathname}?${asked}`}
      asks={asks}
      backTo={`${pathname}?${asked}`}
    />
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={office} />;
}

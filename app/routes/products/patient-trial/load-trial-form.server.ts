import type { RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext, sessionContext } from "~/context.server";
import type { FormEntries } from "~/forms/form-texts";
import { parseTrialForm, trialState } from "~/forms/trials/trial-order";
import { loadLensFacts } from "../patient-revenue/load-lens-facts.server";
import { loadTrialOffer } from "./load-trial-offer.server";

type Context = Readonly<RouterContextProvider>;

/** Returns the form of one office trial with its lens, and how many of that power may still be added besides the changed line (D20). */
export async function loadTrialForm(context: Context, entries: FormEntries) {
  const offer = await loadTrialOffer(context);
  const series = offer.rows.map((row) => row.series);
  const form = parseTrialForm(entries, series, offer.carted, newId);
  const state = trialState(form, series);
  const { locationId } = context.get(sessionContext);
  const questions = [{ seriesId: form.eye.seriesId, power: state.values.power }];
  const { answers } = await context.get(callsContext).cart.trialAllowance({ locationId, questions });
  const own = offer.carted.flatMap(({ lines }) => lines).find(({ id }) => id === form.eye.lineId)?.quantity ?? 0;
  const allowance = answers[0] ?? { left: 0, limits: [] };
  return { offer, form, state, allowance: { ...allowance, left: allowance.left + own } };
}

/** Returns what the dialog shows of a trial form, with the stock of its lens; null for what is no lens yet. */
export async function shownTrial(context: Context, { form, state, allowance }: Omit<Awaited<ReturnType<typeof loadTrialForm>>, "offer">) {
  const asked = { seriesId: form.eye.seriesId, chosen: { ...state.values, packSize: state.lens?.packSize }, quantity: state.quantity ?? 1 };
  const [facts = null] = state.lens ? await loadLensFacts(context, [asked]) : [];
  return { form, state, allowance, facts };
}

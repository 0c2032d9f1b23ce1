import { safe } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext, noticeContext, nowContext, sessionContext } from "~/context.server";
import { nameToSplit } from "~/domain/patient/name-to-split";
import { searchedPatient } from "~/domain/patient/searched-patient";
import { editionOf } from "~/editions/editions";
import { formRules } from "~/forms/patients/form-rules";
import { emptyPatientForm, parsePatientForm, patientEntries } from "~/forms/patients/patient-form-values";
import { refusedForm } from "~/forms/patients/refused-form";
import { i18nContext } from "~/middleware/i18n.server";
import { discardKeptForm, loadKeptForm } from "~/middleware/kept-form.server";
import { loadKeptSearch } from "~/middleware/kept-search.server";
import { postedForm } from "~/middleware/read-form.server";
import { noticeName } from "../notice-values.server";
import { answerRefusal } from "../outcomes.server";

type Asked = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * Returns the form of a new patient: from a draft (D31); else from the stored search that led here: the name as two fields (D5), a phone,
 * an e-mail or a number; else empty. The patient's id is made here, so that sending the form twice creates one.
 */
export async function newPatientForm({ url, context }: Asked) {
  const { tenant } = context.get(sessionContext);
  const rules = formRules(editionOf(tenant.countryCode), context.get(nowContext));
  const typed = await loadKeptForm({ url, context });
  if (typed) return { rules, values: parsePatientForm(typed), restored: true };
  const { q = "" } = await loadKeptSearch(context, url.searchParams.get("s"));
  const searched = searchedPatient(q, context.get(i18nContext).language);
  return { rules, values: { ...emptyPatientForm(newId()), ...searched }, restored: false };
}

/**
 * Adds the patient of a posted form; `created` is the id. Refused, with everything that was typed, when a rule refuses it, and once when a
 * whole name was in one field, with the name split, so that the person sees it before it is saved (D5).
 */
export async function createFromForm({ request, url, context }: Asked & { request: Request }) {
  const form = await postedForm(request);
  const values = parsePatientForm(form);
  const split = form.has("nameChecked") ? null : nameToSplit(values, context.get(i18nContext).language);
  if (split) return { refused: data({ values: { ...values, ...split }, nameWasSplit: true }, { status: 422 }) };
  const [refusal, added] = await safe(context.get(callsContext).patients.create(patientEntries(values)));
  if (refusal) return { refused: await answerRefusal(context, refusal, (why) => refusedForm(values, why)) };
  await discardKeptForm({ context, path: url.pathname, subject: values.id });
  context.get(noticeContext).add({ key: "patients:notices.created", values: { name: noticeName(context, added.patient) } });
  return { created: values.id };
}

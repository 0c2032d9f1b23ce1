import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { type AddressFormValues, addressEntries, readAddressForm } from "~/components/patients/address-form-values";
import { formRules } from "~/components/patients/form-rules";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import { editionOf } from "~/editions/editions";
import { discardKeptForm, readKeptForm } from "~/middleware/kept-form.server";
import { refuseForm } from "./refuse-form.server";
import { verifySaved } from "./verify-saved.server";

type Context = Readonly<RouterContextProvider>;

/** The patient of the page; 404 when the person may not see one (D35). */
export async function readPatientOr404(context: Context, patientId: string) {
  const tenantId = context.get(sessionContext).tenant._id;
  const [refusal, found] = await safe(context.get(callsContext).patients.read({ tenantId, patientId }));
  if (refusal) throw data(null, { status: 404 });
  return found.patient;
}

/** What the address form needs: the market's rules, its cities, and what was half-typed (D31), else `values`. */
export async function addressForm({ url, context }: { url: URL; context: Context }, values: AddressFormValues) {
  const { tenant } = context.get(sessionContext);
  const { cities } = await context.get(callsContext).addresses.cities({ country: tenant.countryCode });
  const kept = await readKeptForm({ url, context });
  const rules = formRules(editionOf(tenant.countryCode), context.get(nowContext));
  return { rules, cities, values: kept ? readAddressForm(kept) : values, restored: kept !== null };
}

/**
 * Saves an address unverified and goes on to the verification step (D65), unless the register knows it exactly as
 * typed: then it is marked at once. Refused with everything that was typed.
 */
export async function saveAddressForm(
  { request, url, context }: { request: Request; url: URL; context: Context },
  { patientId, addressId, call }: { patientId: string; addressId?: string; call: "addAddress" | "updateAddress" },
) {
  const typed = readAddressForm(await request.formData());
  const values = addressId ? { ...typed, id: addressId } : typed;
  const tenantId = context.get(sessionContext).tenant._id;
  const [refusal, saved] = await safe(context.get(callsContext).patients[call]({ tenantId, patientId, address: addressEntries(values) }));
  if (refusal) {
    const { data: refused, init } = refuseForm(context, refusal, values);
    return data({ ...refused, postcode: refused.refused.fields.zip ? await findPostcode(context, values) : null }, init ?? undefined);
  }
  await discardKeptForm({ context, path: url.pathname, subject: values.id });
  const { street, street2, zip, city } = saved.address;
  const found = await context.get(callsContext).addresses.validate({ address: { street, street2, zip, city } });
  const back = url.searchParams.get("back");
  if (found.result === "verified" && found.suggestions.length === 0) {
    await verifySaved(context, patientId, { ...values, verification: "original" });
    return redirect(sameOriginPath(back, `/patients/${patientId}`));
  }
  const query = back ? `?${new URLSearchParams({ back })}` : "";
  return redirect(`/patients/${patientId}/addresses/${saved.address.id}/verify${query}`);
}

/** The postcode that the register has for the typed street and city, to put right one that is none; null when it knows none. */
async function findPostcode(context: Context, { street, street2, city, zip }: AddressFormValues): Promise<string | null> {
  const [, found] = await safe(context.get(callsContext).addresses.validate({ address: { street, street2, city, zip } }));
  return found?.suggestions.find((suggestion) => suggestion.zip !== zip)?.zip ?? null;
}

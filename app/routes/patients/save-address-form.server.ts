import { safe } from "@orpc/client";
import { type RouterContextProvider, redirect } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { type AddressFormValues, addressEntries, parseAddressForm } from "~/forms/patients/address-form-values";
import { refusedForm } from "~/forms/patients/refused-form";
import { discardKeptForm } from "~/middleware/kept-form.server";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "../outcomes.server";
import { addressUrls } from "./address-urls";
import { refuseAddressOverwriting } from "./refuse-overwriting.server";
import { verifySaved } from "./verify-saved.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Saves an address unverified and goes on to the verification step (D65), unless the register has it exactly as typed: then it is marked as
 * verified at once. Refused with everything that was typed.
 */
export async function saveAddressForm(
  { request, url, context }: { request: Request; url: URL; context: Context },
  { patientId, addressId, call }: { patientId: string; addressId?: string; call: "addAddress" | "updateAddress" },
) {
  const typed = parseAddressForm(await postedForm(request));
  const values = addressId ? { ...typed, id: addressId } : typed;
  const tenantId = context.get(sessionContext).tenant._id;
  const [refusal, saved] = await safe(context.get(callsContext).patients[call]({ tenantId, patientId, address: addressEntries(values) }));
  if (refusal) {
    return answerRefusal(context, refusal, async (why) => {
      if (why.code === "changedElsewhere") return refuseAddressOverwriting(context, patientId, values);
      const form = refusedForm(values, why);
      return form && { ...form, postcode: form.refused.fields.zip ? await findPostcode(context, values) : null };
    });
  }
  await discardKeptForm({ context, path: url.pathname, subject: values.id });
  const { street, street2, zip, city } = saved.address;
  const found = await context.get(callsContext).addresses.validate({ address: { street, street2, zip, city } });
  const { behind, verify } = addressUrls(url, patientId);
  if (found.result === "verified" && found.suggestions.length === 0) {
    const isVerified = await verifySaved(context, patientId, { ...values, version: saved.address.version, verification: "original" });
    if (isVerified) return redirect(behind);
  }
  return redirect(verify(saved.address.id));
}

/** Returns the register's postcode for the typed street and city, to correct an invalid one; null when it has none. */
async function findPostcode(context: Context, { street, street2, city, zip }: AddressFormValues): Promise<string | null> {
  const [, found] = await safe(context.get(callsContext).addresses.validate({ address: { street, street2, city, zip } }));
  return found?.suggestions.find((suggestion) => suggestion.zip !== zip)?.zip ?? null;
}

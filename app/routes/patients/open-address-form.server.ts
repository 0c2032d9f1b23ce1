import type { RouterContextProvider } from "react-router";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { editionOf } from "~/editions/editions";
import { type AddressFormValues, parseAddressForm } from "~/forms/patients/address-form-values";
import { formRules } from "~/forms/patients/form-rules";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { loadKeptForm } from "~/middleware/kept-form.server";

type Context = Readonly<RouterContextProvider>;

/** Returns the patient of the page; throws 404 when the person may not see them (D35). */
export async function loadPatientOr404(context: Context, patientId: string) {
  const tenantId = context.get(sessionContext).tenant._id;
  const { patient } = await foundOr404(context.get(callsContext).patients.read({ tenantId, patientId }));
  return patient;
}

/** Returns the data of the address form: the market's rules, its cities, and the draft (D31) or else `values`. */
export async function addressForm({ url, context }: { url: URL; context: Context }, values: AddressFormValues) {
  const { tenant } = context.get(sessionContext);
  const { cities } = await context.get(callsContext).addresses.cities({ country: tenant.countryCode });
  const typed = await loadKeptForm({ url, context });
  const rules = formRules(editionOf(tenant.countryCode), context.get(nowContext));
  return { rules, cities, values: typed ? parseAddressForm(typed) : values, restored: typed !== null };
}

import { data, type RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import { loadPatientOr404 } from "./open-address-form.server";

/** Returns a saved address and the register's result for it (D65); throws 404 for an address that the patient does not have. */
export async function loadAddressToVerify(
  context: Readonly<RouterContextProvider>,
  { patientId, addressId }: { patientId: string; addressId: string },
) {
  const { addresses } = await loadPatientOr404(context, patientId);
  const address = addresses.find(({ id }) => id === addressId);
  if (!address) throw data(null, { status: 404 });
  const { street, street2, zip, city } = address;
  const found = await context.get(callsContext).addresses.validate({ address: { street, street2, zip, city } });
  return { address, found };
}

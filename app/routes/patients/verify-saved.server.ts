import { isDefinedError, safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { type AddressFormValues, addressEntries } from "~/forms/patients/address-form-values";
import { throwRefusal } from "~/middleware/found-or-404.server";
import { noticeName } from "../notice-values.server";

type Picked = AddressFormValues & { verification: "original" | "suggested" };

/**
 * Saves the address that was picked at the verification step, with a notice that says whether the register confirmed it. Returns false when
 * somebody else has changed the address since its version was seen; nothing is saved then.
 */
export async function verifySaved(
  context: Readonly<RouterContextProvider>,
  patientId: string,
  { verification, ...picked }: Picked,
): Promise<boolean> {
  const tenantId = context.get(sessionContext).tenant._id;
  const sent = { tenantId, patientId, address: { ...addressEntries(picked), verification } };
  const { error, data: saved } = await safe(context.get(callsContext).patients.updateAddress(sent));
  if (error) return isDefinedError(error) && error.code === "changedElsewhere" ? false : throwRefusal(error);
  const values = { name: noticeName(context, saved.patient) };
  context
    .get(noticeContext)
    .add(
      saved.address.verified
        ? { key: "patients:notices.addressVerified", values }
        : { key: "patients:notices.addressKept", values, tone: "caution" },
    );
  return true;
}

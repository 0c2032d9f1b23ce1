import type { RouterContextProvider } from "react-router";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import type { AddressFormValues } from "~/forms/patients/address-form-values";
import { noticeName } from "../notice-values.server";

type Picked = AddressFormValues & { verification: "original" | "suggested" };

/** Saves the address that was picked at the verification step, and returns whether the register confirmed it. */
export async function verifySaved(context: Readonly<RouterContextProvider>, patientId: string, picked: Picked): Promise<void> {
  const tenantId = context.get(sessionContext).tenant._id;
  const { address, patient } = await context.get(callsContext).patients.updateAddress({ tenantId, patientId, address: picked });
  const values = { name: noticeName(context, patient) };
  context
    .get(noticeContext)
    .add(
      address.verified
        ? { key: "patients:notices.addressVerified", values }
        : { key: "patients:notices.addressKept", values, tone: "caution" },
    );
}

import type { z } from "zod";
import type { locationAnswer, tenantAnswer } from "~/calls/session";
import type { LocationRow, TenantRow } from "~/db/queries/practice/tenants.server";

/** Returns a practice in the shape of the calls. */
export function tenantAnswerOf(row: TenantRow): z.input<typeof tenantAnswer> {
  const { tenantId, practiceName, subDomain, countryCode, status, email, phone, partnerNumber, language } = row;
  return { _id: tenantId, practiceName, subDomain, countryCode, status, email, phone, partnerNumber, language };
}

/** Returns a practice with what its settings show besides. */
export const practiceAnswerOf = (row: TenantRow) => ({ ...tenantAnswerOf(row), businessNumber: row.businessNumber || null });

/** Returns a location in the shape of the calls. */
export function locationAnswerOf(row: LocationRow): z.input<typeof locationAnswer> {
  const { id, name, street, street2, city, state, zip, phone, shipToCode, defaultShippingOption, partnerNumber } = row;
  return {
    _id: id,
    name,
    address: { street, street2, city, state, zip },
    phone,
    shipToCode,
    defaultShippingOption,
    cviPartnerNo: partnerNumber,
  };
}

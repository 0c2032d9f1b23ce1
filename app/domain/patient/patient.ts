import type { CalendarDay } from "../edition";

/** A shipping address of a patient (D60). Only the verification step sets `verified`. */
export type Address = {
  id: string;
  street: string;
  /** Flat, entrance, floor. */
  street2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
  note: string;
  verified: boolean;
};

/** A patient of a practice (D60). Names are two fields everywhere (D5); only the last one is mandatory. */
export type Patient = {
  id: string;
  externalId: string | null;
  /** The practice's own number for the patient. */
  customerId: string | null;
  firstName: string;
  lastName: string;
  dob: CalendarDay | null;
  phone: string | null;
  email: string | null;
  /** Agreed to text messages. */
  sms: boolean;
  tenantId: string;
  subDomain: string;
  locationId: string;
  addresses: Address[];
  note: string;
  shipToPatient: boolean;
};

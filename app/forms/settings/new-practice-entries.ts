/** The posted fields of a location; the names are the specification's. */
export type LocationEntries = Record<"name" | "street" | "street2" | "city" | "zip" | "phone" | "defaultShippingOption", string>;

/** A location of a new practice, with the distributor's numbers for it. */
export type NewLocationEntries = LocationEntries & Record<"shipToCode" | "partnerNumber", string>;

/** The posted fields of a new practice (D97). */
export type NewPracticeEntries = Record<
  "tenantId" | "practiceName" | "subDomain" | "edition" | "language" | "partnerNumber" | "email" | "phone" | "businessNumber" | "reason",
  string
> & {
  locations: NewLocationEntries[];
  admin: Record<"firstName" | "lastName" | "email", string>;
};

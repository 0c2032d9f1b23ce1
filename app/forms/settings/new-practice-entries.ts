/** What the form of a location posts; the names are the specification's. */
export type LocationEntries = Record<"name" | "street" | "street2" | "city" | "zip" | "phone" | "defaultShippingOption", string>;

/** A location of a new practice, with the numbers by which the distributor knows it. */
export type NewLocationEntries = LocationEntries & Record<"shipToCode" | "partnerNumber", string>;

/** What the form of a new practice posts (D97). */
export type NewPracticeEntries = Record<
  "tenantId" | "practiceName" | "subDomain" | "edition" | "language" | "partnerNumber" | "email" | "phone" | "businessNumber" | "reason",
  string
> & {
  locations: NewLocationEntries[];
  admin: Record<"firstName" | "lastName" | "email", string>;
};

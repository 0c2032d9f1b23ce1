import type { FormFacts } from "./given-forms";

/** What is typed: one line, several lines, or a text that is no answer whatever it says, such as a number. A secret never comes back. */
export type Kind = "line" | "lines" | "number" | "secret";

/** A form with fields that a person types into. */
export type TypedForm = {
  /** The module of the route that takes it. */
  route: string;
  /** Sent in the address instead of posted; the file that draws it. */
  inAddress?: string;
  /** Where a person without a session finds it. */
  open?: true;
  /** Where an operator finds it. */
  ofOperator?: true;
  at: (facts: FormFacts) => string;
  /** The page on which it stands, where it is not sent to that. */
  page?: (facts: FormFacts) => string;
  /** What is sent beside what is typed. */
  more?: (facts: FormFacts) => Record<string, string>;
  fields: Readonly<Record<string, Kind>> | ((facts: FormFacts) => Readonly<Record<string, Kind>>);
};

/** What is typed of a patient, and of an address. */
export const patientFields: Readonly<Record<string, Kind>> = {
  ...{ firstName: "line", lastName: "line", phone: "line", email: "line", customerId: "line", externalId: "line" },
  ...{ dob: "number", note: "lines" },
};
export const addressFields: Readonly<Record<string, Kind>> = {
  street: "line",
  street2: "line",
  zip: "line",
  city: "line",
  phone: "line",
  note: "lines",
};

/** A new password, typed twice, and values that are good for one. */
export const passwords = { password: "secret", passwordConfirmation: "secret" } as const;
export const goodPasswords = { password: "Brand-New-Lens", passwordConfirmation: "Brand-New-Lens", affirmsAge: "yes" };

import type { EditionCode } from "../edition";

/** A locality in the register. */
export type City = {
  code: string;
  /** Names by language, in the languages used for addresses in the market. */
  names: Readonly<Record<string, string>>;
  /** Short forms that people write. */
  abbreviations: readonly string[];
  /** The first digits of its postcodes; empty where the register does not have them. */
  postcodeBeginnings: readonly string[];
};

/** A street in the register with its house numbers and postcode. */
export type Street = {
  cityCode: string;
  names: Readonly<Record<string, string>>;
  houseNumberMax: number;
  postcode: string;
  /** Postcodes of houses that have their own. */
  postcodeOfHouse?: Readonly<Record<number, string>>;
};

/** The data that the rule-based address verifier uses for a market. */
export type AddressRegister = { country: EditionCode; cities: readonly City[]; streets: readonly Street[] };

/** An address without the person. */
export type PlainAddress = { street: string; street2: string; zip: string; city: string; country?: string };

export const verificationResults = ["verified", "notVerified", "unableToVerify", "notFound", "zipMismatch"] as const;

/** The verification result of an address (D65); `suggestions` are complete addresses that differ from it. */
export type Verification = { result: (typeof verificationResults)[number]; suggestions: PlainAddress[] };

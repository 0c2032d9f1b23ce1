import type { EditionCode } from "../edition";

/** A locality of the register. */
export type City = {
  code: string;
  /** By language; the languages people of the market write addresses in. */
  names: Readonly<Record<string, string>>;
  /** What people write instead of a name. */
  abbreviations: readonly string[];
  /** How the postcodes of the place begin; empty where the register does not know. */
  postcodeBeginnings: readonly string[];
};

/** A street of the register with the house numbers that exist and their postcode. */
export type Street = {
  cityCode: string;
  names: Readonly<Record<string, string>>;
  houseNumberMax: number;
  postcode: string;
  /** Postcodes of single houses that have their own. */
  postcodeOfHouse?: Readonly<Record<number, string>>;
};

/** What a rule-based verifier knows of a market. */
export type AddressRegister = { country: EditionCode; cities: readonly City[]; streets: readonly Street[] };

/** An address without the person. */
export type PlainAddress = { street: string; street2: string; zip: string; city: string; country?: string };

export const verificationResults = ["verified", "notVerified", "unableToVerify", "notFound", "zipMismatch"] as const;

/** The register's result for an address (D65); `suggestions` are complete addresses that differ from it. */
export type Verification = { result: (typeof verificationResults)[number]; suggestions: PlainAddress[] };

import { searchKey } from "../account/search-key";
import { plainText } from "../direction-marks";
import type { Language } from "../language";
import type { PersonName } from "../person-name";
import { splitName } from "../split-name";

/** What a search reveals about a patient who does not exist yet; empty fields where it reveals nothing. */
export type SearchedPatient = PersonName & { phone: string; email: string; customerId: string };

const emailPattern = /[^\s@]+@[^\s@]+\.[^\s@]+/;
const phonePattern = /[+(]?\d[\d ().-]{5,}\d/;
const phoneDigitsMin = 7;

const digitsOf = (text: string) => plainText(text).replace(/\D/g, "");

/**
 * Turns a search into the fields of a new patient: an e-mail, a phone of 7 digits or more, another word with digits as the customer number,
 * and the rest as the name, split in the order of the language (D5). Direction marks are left out, and full-width characters become plain
 * ones.
 */
export function searchedPatient(searched: string, language: Language): SearchedPatient {
  const text = plainText(searched);
  const [email = ""] = emailPattern.exec(text) ?? [];
  const withoutEmail = text.replace(email, " ");
  const [found = ""] = phonePattern.exec(withoutEmail) ?? [];
  const phone = digitsOf(found).length >= phoneDigitsMin ? found.trim() : "";
  const words = withoutEmail.replace(phone, " ").split(/\s+/).filter(Boolean);
  const customerId = words.find((word) => /\d/.test(word)) ?? "";
  const name = words.filter((word) => !/\d/.test(word)).join(" ");
  return { ...splitName(name, language), phone, email, customerId };
}

type Known = PersonName & { phone: string | null; email: string | null; customerId: string | null };

/**
 * Whether this is exactly the patient searched for: by whole name in either order or customer number, compared as in a search, by phone or
 * e-mail.
 */
export function isSearchedPatient({ firstName, lastName, phone, email, customerId }: Known, searched: string): boolean {
  const text = plainText(searched).trim().toLowerCase();
  const plain = (value: string) => searchKey(value).replaceAll(" ", "");
  const needle = plain(text);
  const digits = digitsOf(text);
  const isPhone = digits.length >= phoneDigitsMin && !/\p{L}/u.test(text) && digitsOf(phone ?? "") === digits;
  const isNamed = needle !== "" && [firstName + lastName, lastName + firstName, customerId ?? ""].map(plain).includes(needle);
  return isPhone || isNamed || email?.toLowerCase() === text;
}

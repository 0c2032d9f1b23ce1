import type { Language } from "../language";
import type { PersonName } from "../person-name";
import { splitName } from "../split-name";

/** What a search for a patient says of one who is not there yet; empty where it says nothing. */
export type SoughtPatient = PersonName & { phone: string; email: string; customerId: string };

const emailPattern = /[^\s@]+@[^\s@]+\.[^\s@]+/;
const phonePattern = /[+(]?\d[\d ().-]{5,}\d/;
const phoneDigitsMin = 7;

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * The searched text as the fields of a new patient: an e-mail, a phone of 7 digits or more, another word with digits as the customer's
 * number, and what is left as the name, split in the order of the language (D5).
 */
export function soughtPatient(text: string, language: Language): SoughtPatient {
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

/** Is this exactly the patient who was searched for: by the whole name in either order, phone, e-mail or customer's number? */
export function isSought({ firstName, lastName, phone, email, customerId }: Known, text: string): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/\s+/g, "");
  const sought = plain(text);
  const digits = digitsOf(text);
  const isPhone = digits.length >= phoneDigitsMin && !/\p{L}/u.test(text) && digitsOf(phone ?? "") === digits;
  return isPhone || [`${firstName}${lastName}`, `${lastName}${firstName}`, email ?? "", customerId ?? ""].map(plain).includes(sought);
}

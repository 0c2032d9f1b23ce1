import { normaliseEmail } from "./email";

export const passwordLength = { min: 8, max: 128 } as const;

/** Returns the length in code points, as people count characters. */
export const lengthOf = (password: string): number => [...password].length;

/**
 * Returns which rules a password meets, apart from the list of common ones (D8): its length, a capital letter of any script, and not being
 * made of the person's own words.
 */
export function metPasswordRules(password: string, email: string): { length: boolean; capital: boolean; ownWords: boolean } {
  const length = lengthOf(password);
  return {
    length: length >= passwordLength.min && length <= passwordLength.max,
    capital: /\p{Lu}/u.test(password),
    ownWords: normaliseEmail(password) !== normaliseEmail(email) && !isMadeOfKnownWords(password, email),
  };
}

/**
 * Whether its letters are nothing but words that an attacker would try first: those of the e-mail, which names person and practice, and the
 * portal's name.
 */
function isMadeOfKnownWords(password: string, email: string): boolean {
  const words = `dioptre ${email}`.toLowerCase().split(/\P{L}+/u);
  const known = words.filter(({ length }) => length >= 3).sort((one, other) => other.length - one.length);
  const letters = password.toLowerCase().replace(/\P{L}+/gu, "");
  const others = known.reduce((left, word) => left.replaceAll(word, ""), letters);
  return letters !== "" && others === "";
}

import { normaliseEmail } from "./email";

export const passwordLength = { min: 8, max: 128 } as const;

/** Characters as people count them: code points, not bytes. */
export const lengthOf = (password: string): number => [...password].length;

/** Which rules that need no list a password meets (D8): so long, with a capital letter of any script, and not the person's own words. */
export function metPasswordRules(password: string, email: string): { length: boolean; capital: boolean; ownWords: boolean } {
  const length = lengthOf(password);
  return {
    length: length >= passwordLength.min && length <= passwordLength.max,
    capital: /\p{Lu}/u.test(password),
    ownWords: normaliseEmail(password) !== normaliseEmail(email) && !isMadeOfKnownWords(password, email),
  };
}

/** Has it no letters but words that a guesser tries first: those of the e-mail, which names person and practice, and the portal's name? */
function isMadeOfKnownWords(password: string, email: string): boolean {
  const words = `dioptre ${email}`.toLowerCase().split(/\P{L}+/u);
  const known = words.filter(({ length }) => length >= 3).sort((one, other) => other.length - one.length);
  const letters = password.toLowerCase().replace(/\P{L}+/gu, "");
  const others = known.reduce((left, word) => left.replaceAll(word, ""), letters);
  return letters !== "" && others === "";
}

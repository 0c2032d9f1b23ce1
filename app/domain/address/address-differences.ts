import type { PlainAddress } from "./city";

export type AddressField = "street" | "street2" | "city" | "zip";
/** A word of an address field with its position, from 0; `differs` when the other address lacks it. */
export type ComparedWord = { position: number; text: string; differs: boolean };

/** Returns the fields in which two addresses differ. */
export function addressDifferences(one: PlainAddress, other: PlainAddress): AddressField[] {
  return (["street", "street2", "city", "zip"] as const).filter((field) => one[field].trim() !== other[field].trim());
}

/** Returns the words of a text; a word is marked when the other text has no such word left. */
export function compareWords(text: string, other: string): ComparedWord[] {
  const left = other.trim().split(/\s+/u);
  return text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map((word, position) => {
      const index = left.indexOf(word);
      if (index >= 0) left.splice(index, 1);
      return { position, text: word, differs: index < 0 };
    });
}

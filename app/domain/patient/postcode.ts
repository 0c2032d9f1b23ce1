import { compactText } from "../direction-marks";
import type { Edition } from "../edition";
import { refused } from "../verdict";

/** `digits` and `example` are the market's; `postcodeOldFiveDigits` asks for the seven digits used in Israel since 2013. */
export type PostcodeValues = { digits: number; example: string };
export type ParsedPostcode =
  | { permitted: true; postcode: string }
  | { permitted: false; code: "postcodeRequired" | "postcodeInvalid" | "postcodeOldFiveDigits"; values: PostcodeValues };

/** Returns a postcode as it is stored, digits only. Spaces, hyphens, direction marks and full-width digits are accepted. */
export function parsePostcode(text: string, rule: Edition["postcode"]): ParsedPostcode {
  const postcode = compactText(text).replaceAll("-", "");
  const values = { digits: rule.digits, example: rule.example };
  if (postcode === "") return refused("postcodeRequired", values);
  if (new RegExp(`^(?:${rule.pattern})$`).test(postcode)) return { permitted: true, postcode };
  return refused(rule.digits === 7 && /^\d{5}$/.test(postcode) ? "postcodeOldFiveDigits" : "postcodeInvalid", values);
}

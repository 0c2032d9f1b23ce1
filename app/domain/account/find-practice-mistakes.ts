import type { Edition } from "../edition";
import { parsePostcode } from "../patient/postcode";
import { parseBusinessNumber } from "../supply/business-number";
import { checkEmail } from "./email";

type Entries = {
  practiceName: string;
  email: string;
  phone: string;
  businessNumber?: string | null | undefined;
  locations: readonly {
    name: string;
    address: { street: string; city: string; zip: string };
    phone?: string | null | undefined;
    defaultShippingOption: string;
  }[];
};

/** Minimum and maximum number of digits of a telephone number, national or international. */
const phoneDigits = { min: 7, max: 15 } as const;

/** Whether this is a telephone number, in any grouping. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits >= phoneDigits.min && digits <= phoneDigits.max;
}

/**
 * Returns the mistakes in practice information, by field (`locations.0.zip`). Postcodes and shipping options are the market's (D3). A
 * business registration number is accepted only where the market asks for one (D99); it and a location's telephone are optional.
 */
export function findPracticeMistakes(
  entries: Entries,
  edition: Pick<Edition, "postcode" | "shippingOptions" | "supplyReport">,
): Record<string, string> {
  const email = checkEmail(entries.email);
  const mistakes: [string, string][] = [
    ...(email.permitted ? [] : [["email", email.code] satisfies [string, string]]),
    ...(isPhone(entries.phone) ? [] : [["phone", "phoneInvalid"] satisfies [string, string]]),
  ];
  const businessNumber = entries.businessNumber?.trim() ?? "";
  if (businessNumber !== "" && !edition.supplyReport) mistakes.push(["businessNumber", "notSupportedInMarket"]);
  else if (businessNumber !== "" && parseBusinessNumber(businessNumber) === null)
    mistakes.push(["businessNumber", "businessNumberInvalid"]);
  entries.locations.forEach((location, index) => {
    const zip = parsePostcode(location.address.zip, edition.postcode);
    if (!zip.permitted) mistakes.push([`locations.${index}.zip`, zip.code]);
    const number = location.phone?.trim() ?? "";
    if (number !== "" && !isPhone(number)) mistakes.push([`locations.${index}.phone`, "phoneInvalid"]);
    if (!edition.shippingOptions.some(({ code }) => code === location.defaultShippingOption))
      mistakes.push([`locations.${index}.defaultShippingOption`, "notSupportedInMarket"]);
  });
  return Object.fromEntries(mistakes);
}

import type { Answers } from "~/calls/answers";
import { postalLine } from "~/components/orders/paper-lines";
import type { Format } from "~/i18n/format";
import { isolate, isolateLtr } from "~/i18n/format/isolate";

type Session = Answers["session"]["read"];

/**
 * Returns the lines for the practice with one of its locations on paper: name, address, phone; without the location when the person has
 * none of it.
 */
export function senderLines(
  format: Pick<Format, "phone" | "address" | "market">,
  { tenant, locations }: Session,
  locationId: string,
): string[] {
  const location = locations.find(({ _id }) => _id === locationId);
  if (!location) return [isolate(tenant.practiceName)];
  return [
    isolate(`${tenant.practiceName}, ${location.name}`),
    postalLine(format, location.address),
    isolateLtr(format.phone(location.phone)),
  ];
}

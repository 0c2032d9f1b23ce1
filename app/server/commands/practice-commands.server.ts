import { changeStatus } from "~/services/operator/change-practice-status.server";
import { findFailedHandOverOf, searchPractices } from "~/services/operator/find-operated.server";
import { bringForward } from "~/services/operator/hand-overs.server";
import type { CommandOptions, Operating } from "./operating.server";

/** Lists the practices that a search finds: sub-domain, state, partner number and name. */
export async function sayPractices({ given: { search = "" } }: CommandOptions, { doors, terminal }: Operating): Promise<boolean> {
  const found = await searchPractices(doors, search);
  for (const { subDomain, status, partnerNumber, practiceName } of found) {
    terminal.print(`${subDomain}  ${status}  ${partnerNumber}  ${practiceName}`);
  }
  if (found.length === 0) terminal.complain("No practice matches.");
  return found.length > 0;
}

/** Suspends the practice of a sub-domain, or opens it again; doing it twice changes nothing. */
export const sayPracticeStatus =
  (status: "suspended" | "approved") =>
  async (
    { given: { practice: subDomain = "", reason = "" } }: CommandOptions,
    { doors, terminal, now, operatorId }: Operating,
  ): Promise<boolean> => {
    const practice = (await searchPractices(doors, subDomain)).find((each) => each.subDomain === subDomain);
    if (!practice) {
      terminal.complain(`There is no practice at the sub-domain ${subDomain}.`);
      return false;
    }
    await changeStatus({ doors, person: { id: operatorId }, now }, { tenantId: practice.tenantId, reason, status });
    terminal.print(`${subDomain} is ${status === "suspended" ? "suspended" : "open"}.`);
    return true;
  };

/** Makes the failed hand-over of an order due now; the server sends it at the next poll. */
export async function sayRetry(
  { given: { order = "" } }: CommandOptions,
  { doors, terminal, now, operatorId }: Operating,
): Promise<boolean> {
  const handOver = await findFailedHandOverOf(doors, order);
  const sent =
    handOver && (await bringForward({ doors, person: { id: operatorId }, now }, { tenantId: handOver.tenantId, messageId: handOver.id }));
  if (sent) terminal.print(`${order} is sent again when the server next looks.`);
  else terminal.complain(`There is no failed hand-over of ${order}.`);
  return sent !== undefined && sent !== null;
}

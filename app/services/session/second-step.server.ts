import { createHash } from "node:crypto";
import { z } from "zod";
import { secondStepMinutes } from "~/domain/account/second-factor";
import { hasBegun } from "~/domain/clock-rule";
import { type Seal, sealText, unsealText } from "~/integrations/sealed-text.server";
import type { CallContext } from "../call-context.server";

const ticketShape = z.object({
  tenantId: z.uuid(),
  emailKey: z.string(),
  locationId: z.uuid().optional(),
  passwordMark: z.string(),
  issuedAt: z.number(),
});

type Ticket = z.infer<typeof ticketShape>;
type Setting = Pick<CallContext, "settings" | "now">;

const sealOf = ({ settings }: Setting): Seal => ({ secret: settings.sealingSecret, purpose: "second step of a sign-in" });

/** Distinguishes one password from the next without revealing it. */
const markOf = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url");

/** Returns a sealed ticket: the correct password was just typed for this e-mail. It opens nothing without a code. */
export function issueTicket(context: Setting, who: Pick<Ticket, "tenantId" | "emailKey" | "locationId">, passwordHash: string): string {
  const ticket: Ticket = { ...who, passwordMark: markOf(passwordHash), issuedAt: context.now.getTime() };
  return sealText(JSON.stringify(ticket), sealOf(context));
}

/** Returns a ticket issued in the last minutes; null for any other text. `isOf` tells whether it belongs to the password with this hash. */
export function parseTicket(context: Setting, sealed: string): (Ticket & { isOf: (passwordHash: string) => boolean }) | null {
  const opened = unsealText(sealed, sealOf(context));
  if (opened === null) return null;
  const { data: ticket } = ticketShape.safeParse(JSON.parse(opened));
  if (!ticket) return null;
  const hasRunOut = context.now.getTime() - ticket.issuedAt > secondStepMinutes * 60_000;
  if (hasRunOut || !hasBegun(new Date(ticket.issuedAt), context.now)) return null;
  return { ...ticket, isOf: (passwordHash) => markOf(passwordHash) === ticket.passwordMark };
}

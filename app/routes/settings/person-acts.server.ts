import type { Calls } from "~/context.server";

/** What buttons of a person's dialog do, beside saving, and the notice about it. */
export const personActs = [
  {
    intent: "factorOff",
    take: ({ security }: Calls, userId: string) => security.turnOffFor({ userId }),
    notice: "security:notices.turnedOffFor",
  },
  {
    intent: "cancelEmail",
    take: ({ users }: Calls, userId: string) => users.cancelNewEmail({ userId }),
    notice: "people:notices.emailKept",
  },
] as const;

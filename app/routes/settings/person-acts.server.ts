import type { Calls } from "~/context.server";

/** What the buttons of a person's dialog do, other than saving, with their notices. */
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

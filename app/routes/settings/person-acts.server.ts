import type { Calls } from "~/context.server";

/** What the buttons of a person's dialog do, other than saving, with their notices. */
export const personActs = [
  {
    intent: "factorOff",
    take: ({ security }: Calls, userId: string) => security.turnOffFor({ userId }),
    notice: "security:notices.turnedOffFor",
  },
  {
    intent: "signOut",
    take: ({ security }: Calls, userId: string) => security.signOutFor({ userId }),
    notice: "security:notices.signedOutFor",
  },
  {
    intent: "cancelEmail",
    take: ({ users }: Calls, userId: string) => users.cancelNewEmail({ userId }),
    notice: "people:notices.emailKept",
  },
] as const;

import { z } from "zod";
import { visitKinds } from "~/domain/search/recent-visit";
import { signedInCall } from "./base";
import { id, personName } from "./shapes/basic-shapes";
import { text } from "./text";

/** Calls for what a person opened last in the practice (D172); nobody else sees it. */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/recents/${name}` as `/${string}`, summary, tags: ["recents"] }) as const;

/** Returns the last eight of the last 30 days that still exist, latest first. */
export const list = signedInCall.route(route("list", "What the person opened last")).output(
  z.object({
    visits: z.array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("patient"), id, name: personName }),
        z.object({ kind: z.literal("product"), item: z.enum(["series", "solution"]), id: z.string(), productName: z.string() }),
        z.object({
          kind: z.literal("order"),
          ...{ id, cartId: id, confirmationNum: z.string(), patientName: personName.nullable() },
        }),
      ]),
    ),
  }),
);

/** Stores that a person opened something. What does not exist or is not theirs to see is never listed. */
export const note = signedInCall
  .route(route("note", "Remember that the person opened something"))
  .input(z.object({ kind: z.enum(visitKinds), subject: text(200) }))
  .output(z.object({ noted: z.boolean() }));

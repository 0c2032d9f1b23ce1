import { z } from "zod";
import { visitKinds } from "~/domain/search/recent-visit";
import { signedInCall } from "./base";
import { id, personName } from "./shapes";
import { text } from "./text";

/** What a person opened last (D172), where they work; nobody else sees it. */
const route = (name: string, summary: string) =>
  ({ method: "POST", path: `/recents/${name}` as `/${string}`, summary, tags: ["recents"] }) as const;

/** The last eight of the last 30 days, the latest first, of what still is there. A page is named by its address. */
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
        z.object({ kind: z.literal("page"), path: z.string() }),
      ]),
    ),
  }),
);

/** Remembers that a person opened something. What is not there, or not theirs, is remembered as nothing. */
export const note = signedInCall
  .route(route("note", "Remember that the person opened something"))
  .input(z.object({ kind: z.enum(visitKinds), subject: text(200) }))
  .output(z.object({ noted: z.boolean() }));

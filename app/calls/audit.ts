import { z } from "zod";
import { adminCall } from "./base";
import { id, instant } from "./shapes";
import { text } from "./text";

/** The audit trail of the practice (D32), newest first, 50 a page; `next` of one page asks for the one after it. */
export const list = adminCall
  .route({ method: "GET", path: "/audit", summary: "Who did what in the practice, newest first", tags: ["audit"] })
  .input(z.object({ next: text(100).optional() }))
  .output(
    z.object({
      entries: z.array(
        z.object({
          id,
          at: instant,
          /** Empty when nobody was signed in, as after a wrong password. */
          actorName: z.string(),
          action: z.string(),
          subjectKind: z.string(),
          subjectId: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  );

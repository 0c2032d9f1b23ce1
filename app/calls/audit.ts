import { z } from "zod";
import { auditGroupNames, auditSubjectKinds, searchableSubjectKinds } from "~/domain/account/audit-trail";
import { adminCall } from "./base";
import { day, id, instant, money, optional } from "./shapes/basic-shapes";
import { csvFile } from "./shapes/csv-file";
import { text } from "./text";

/**
 * The entries of one person or of the distributor's operators; of one group of actions; about one subject and what belongs to it (an order
 * and its cart); of a range of days of the market's calendar, both included. A kind without an id filters nothing.
 */
const filter = {
  actor: optional(z.union([id, z.literal("operators")])),
  group: optional(z.enum(auditGroupNames)),
  subjectKind: optional(z.enum(searchableSubjectKinds)),
  subjectId: optional(id),
  startDate: optional(day),
  endDate: optional(day),
};

const personName = z.object({ id, firstName: z.string(), lastName: z.string() });

const entry = z.object({
  id,
  /** Its position in the practice's chain, from 1. */
  seq: z.int(),
  at: instant,
  /** Null when nobody was signed in, as after a wrong password. */
  actor: personName.extend({ kind: z.enum(["user", "formerUser", "operator"]) }).nullable(),
  action: z.string(),
  subject: z.object({
    kind: z.enum(auditSubjectKinds),
    /** Null when the action concerns all subjects of the kind. */
    id: z.string().nullable(),
    /** The present number or name of the subject; null when there is none, as for an erased patient. */
    label: z.string().nullable(),
    /** The subject, when it is a person of the practice. */
    person: personName.nullable(),
  }),
  /**
   * What is known of it today in addition: why an operator entered the practice (D49), and the number, boxes, sum and location of orders;
   * null where there is none.
   */
  details: z.object({
    reason: z.string().nullable(),
    orders: z.object({ quantity: z.int(), boxes: z.int(), gross: money, locationName: z.string() }).nullable(),
  }),
});

/** The audit trail of the practice (D32), newest first, 50 a page; `next` of a page requests the following one. */
export const list = adminCall
  .route({ method: "GET", path: "/audit", summary: "Who did what in the practice, newest first", tags: ["audit"] })
  .input(z.object({ ...filter, next: text(400).optional() }))
  .output(
    z.object({
      entries: z.array(entry),
      next: z.string().nullable(),
      /** Everybody who is or was a person of the practice, by name. */
      people: z.array(personName.extend({ isFormer: z.boolean() })),
      /** Number of entries per group under the other filters; null above 10,000, which are not counted. */
      counts: z.array(z.object({ group: z.enum(auditGroupNames), quantity: z.int() })).nullable(),
    }),
  );

/** The orders and patients of the practice with exactly this number, in any case; at most ten of each. */
export const findSubjects = adminCall
  .route({ method: "POST", path: "/audit/subjects", summary: "What a number of the audit trail stands for", tags: ["audit"] })
  .input(z.object({ number: text(100).trim().min(1) }))
  .output(z.object({ subjects: z.array(z.object({ kind: z.enum(["order", "patient"]), id, label: z.string() })) }));

export const download = adminCall
  .route({ method: "GET", path: "/audit/csv", summary: "The audit trail as CSV", tags: ["audit"], outputStructure: "detailed" })
  .input(z.object(filter))
  .output(csvFile);

/**
 * Verifies the chain of the practice's trail from its first entry to the last, and returns the number of entries and where it breaks, if it
 * does. `seq` is the position of the first entry that is missing or was changed; with `endMissing` it and all later ones are gone.
 */
export const verify = adminCall
  .route({ method: "GET", path: "/audit/chain", summary: "Whether an entry of the trail is missing or was changed", tags: ["audit"] })
  .output(z.object({ entries: z.int(), broken: z.object({ seq: z.int(), why: z.enum(["missing", "changed", "endMissing"]) }).nullable() }));

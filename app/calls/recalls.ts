import { z } from "zod";
import { notPermitted, signedInCall } from "./base";
import { id, optional } from "./shapes/basic-shapes";
import { csvFile } from "./shapes/csv-file";
import { receivedAnswer } from "./shapes/delivery-shapes";
import { text } from "./text";

/**
 * The boxes of a recall: those of these lots, separated by spaces or commas, at most 50; and of one product, by code or part of its name.
 */
const recall = { lots: text(1000), product: optional(text(80)) };

const recallCall = signedInCall.errors({ notPermitted, tooManyLots: { status: 422, data: z.object({ max: z.int() }) } });

const patientName = z.object({ patientFirst: z.string().nullable(), patientLast: z.string().nullable() });

/**
 * Who got the boxes of a recall, and its trial packs from fitting sets (D87), at the person's locations, last received or given first, 50 a
 * page; `boxes`, `packs` and `patients` count all of them. `given` names who got trial packs, where somebody said so, and is null for boxes
 * that arrived. For admins and optometrists. A view of each patient shown (D32).
 */
export const search = recallCall
  .route({ method: "POST", path: "/recalls/search", summary: "Who got the boxes of a lot", tags: ["recalls"] })
  .input(z.object({ ...recall, next: optional(text(400)) }))
  .output(
    z.object({
      found: z.array(
        receivedAnswer.extend({
          ...{ deliveryId: id.nullable(), locationName: z.string(), patientId: id.nullable(), given: patientName.nullable() },
        }),
      ),
      ...{ boxes: z.int(), packs: z.int(), patients: z.int(), next: z.string().nullable() },
    }),
  );

export const download = recallCall
  .route({ method: "POST", path: "/recalls/csv", summary: "The same as CSV", tags: ["recalls"], outputStructure: "detailed" })
  .input(z.object(recall))
  .output(csvFile);

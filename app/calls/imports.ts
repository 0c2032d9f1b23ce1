import { z } from "zod";
import { importBytesMax, importFormats, importKinds, leftOutRules } from "~/domain/import/import-file";
import { importMistakeCodes } from "~/domain/import/import-mistake";
import { adminCall } from "./base";
import { operatorReason } from "./operator";
import { editionCode, id, instant } from "./shapes";
import { text } from "./text";

/** Calls by which operators bring catalogue, prices and stock into a market (D90, D91); anybody else is answered 403 `notPermitted`. */
const route = (method: "GET" | "POST", path: `/operator/imports${string}`, summary: string) =>
  ({ method, path, summary, tags: ["imports"] }) as const;

const kind = z.enum(importKinds);
const counts = z.object({ added: z.int(), changed: z.int(), removed: z.int(), unchanged: z.int() });

const mistake = z.object({
  line: z.int(),
  column: z.string().nullable(),
  code: z.enum(importMistakeCodes),
  value: z.string().nullable(),
});

/** What cannot be taken of a file: the first 100 mistakes by their lines, and how many there are. */
const mistakes = z.object({ mistakes: z.array(mistake), mistakeCount: z.int() });

/** Some changes of each kind; values as they stand in a file. */
const changeSamples = z.array(
  z.object({
    change: z.enum(["added", "changed", "removed"]),
    itemId: z.string(),
    name: z.string().nullable(),
    part: z.string().nullable(),
    fields: z.array(z.object({ column: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  }),
);

const previewAnswer = mistakes.extend({
  ...{ previewId: id, edition: editionCode, kind, leftOut: z.enum(leftOutRules) },
  ...{ fileName: z.string(), expiresAt: instant, counts, samples: changeSamples },
  /** What of the market's data the preview was held against; another one means that it changed since. */
  baseline: z.string(),
});

const version = z.object({
  ...{ edition: editionCode, seq: z.int(), kind, at: instant, firstName: z.string(), lastName: z.string(), counts },
  /** Null where versions were undone. */
  ...{ fileName: z.string().nullable(), contentHash: z.string().nullable() },
  /** The first of the versions that this one undid, and why; null where a file was taken. */
  ...{ undoneSeq: z.int().nullable(), reason: z.string().nullable() },
});

/** Writes nothing but the preview, which the operator alone sees for 30 minutes, in place of an earlier one. */
export const preview = adminCall
  .route(route("POST", "/operator/imports/previews", "See what a file would change"))
  .input(
    z.object({
      ...{ edition: editionCode, kind, leftOut: z.enum(leftOutRules).default("keep") },
      ...{ fileName: text(200), content: text(importBytesMax, "lines") },
    }),
  )
  .output(previewAnswer)
  .errors({ importRefused: { status: 422, data: mistakes } });

const previewInput = z.object({ previewId: id });

/** Held against the market's data as they are now. */
export const readPreview = adminCall
  .route(route("GET", "/operator/imports/previews/{previewId}", "A preview again"))
  .input(previewInput)
  .output(previewAnswer);

/** Takes the file, all of it in one transaction; refused when the data are others than those that were shown. */
export const apply = adminCall
  .route(route("POST", "/operator/imports/previews/{previewId}/apply", "Take the file of a preview"))
  .input(previewInput.extend({ baseline: text(80) }))
  .output(version)
  .errors({ previewStale: { status: 409 }, importRefused: { status: 422, data: mistakes } });

/** The 50 newest versions, and the series whose products fit into a file. */
export const list = adminCall
  .route(route("GET", "/operator/imports/versions/{edition}", "What was imported into a market"))
  .input(z.object({ edition: editionCode }))
  .output(z.object({ versions: z.array(version), series: z.array(z.object({ id: z.string(), name: z.string() })) }));

const versionInput = z.object({ edition: editionCode, seq: z.coerce.number().int().min(1).max(2_000_000_000) });

/** A version, and what undoing it would do: the later ones of its kind go with it, and what others changed since stays. */
export const readVersion = adminCall
  .route(route("GET", "/operator/imports/versions/{edition}/{seq}", "A version, and what undoing it would do"))
  .input(versionInput)
  .output(z.object({ version, undoing: z.object({ versions: z.int(), counts, kept: z.int(), samples: changeSamples }) }));

/** Leads back to before a version; itself a version. */
export const undo = adminCall
  .route(route("POST", "/operator/imports/versions/{edition}/{seq}/undo", "Lead back to before a version"))
  .input(versionInput.extend({ reason: operatorReason }))
  .output(version)
  .errors({ nothingToUndo: { status: 409 } });

/** A file of what the market has now; imported again it changes nothing. Products are those of one series. */
export const download = adminCall
  .route(route("GET", "/operator/imports/files/{edition}/{kind}", "A file of what a market has"))
  .input(z.object({ edition: editionCode, kind, format: z.enum(importFormats).default("csv"), seriesId: text(80).optional() }))
  .output(z.object({ fileName: z.string(), text: z.string() }));

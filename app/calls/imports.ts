import { z } from "zod";
import { importBytesMax, importFormats, importKinds, leftOutRules } from "~/domain/import/import-file";
import { importMistakeCodes } from "~/domain/import/import-mistake";
import { adminCall } from "./base";
import { operatorReason } from "./operator";
import { editionCode, id, instant } from "./shapes/basic-shapes";
import { text } from "./text";

/** Calls by which operators import catalogue, prices and stock of a market (D90, D91); anybody else gets 403 `notPermitted`. */
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

/** The mistakes of a file: the first 100 by line, and their number. */
const mistakes = z.object({ mistakes: z.array(mistake), mistakeCount: z.int() });

/** Some changes of each kind; values as in a file. */
const changeSamples = z.array(
  z.object({
    change: z.enum(["added", "changed", "removed"]),
    itemId: z.string(),
    name: z.string().nullable(),
    part: z.string().nullable(),
    fields: z.array(z.object({ column: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    /** Ratio of new to present price when it is at least 2 or at most 0.5; else null. */
    leap: z.number().nullable(),
  }),
);

const previewAnswer = mistakes.extend({
  ...{ previewId: id, edition: editionCode, kind, leftOut: z.enum(leftOutRules) },
  ...{ fileName: z.string(), expiresAt: instant, counts, samples: changeSamples },
  /** Number of prices that become at least twice their present value, or at most half of it. */
  leaps: z.int(),
  /** The version of the market's data that the preview was compared with; a different one means that it has changed since. */
  baseline: z.string(),
});

const version = z.object({
  ...{ edition: editionCode, seq: z.int(), kind, at: instant, firstName: z.string(), lastName: z.string(), counts },
  /** Null when versions were undone. */
  ...{ fileName: z.string().nullable(), contentHash: z.string().nullable() },
  /** The first of the versions that this one undid, and why; null for a file. */
  ...{ undoneSeq: z.int().nullable(), reason: z.string().nullable() },
});

/** Stores only the preview, visible to the operator alone for 30 minutes; it replaces an earlier one. */
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

/** Compared with the market's present data. */
export const readPreview = adminCall
  .route(route("GET", "/operator/imports/previews/{previewId}", "A preview again"))
  .input(previewInput)
  .output(previewAnswer);

/** Applies the whole file in one transaction; refused when the data has changed since the preview. */
export const apply = adminCall
  .route(route("POST", "/operator/imports/previews/{previewId}/apply", "Take the file of a preview"))
  .input(previewInput.extend({ baseline: text(80) }))
  .output(version)
  .errors({ previewStale: { status: 409 }, importRefused: { status: 422, data: mistakes } });

/** The 50 newest versions, and the series small enough for a product file. */
export const list = adminCall
  .route(route("GET", "/operator/imports/versions/{edition}", "What was imported into a market"))
  .input(z.object({ edition: editionCode }))
  .output(z.object({ versions: z.array(version), series: z.array(z.object({ id: z.string(), name: z.string() })) }));

const versionInput = z.object({ edition: editionCode, seq: z.coerce.number().int().min(1).max(2_000_000_000) });

/** A version, and what undoing it would do: later ones of its kind are undone with it, and what others changed since stays. */
export const readVersion = adminCall
  .route(route("GET", "/operator/imports/versions/{edition}/{seq}", "A version, and what undoing it would do"))
  .input(versionInput)
  .output(z.object({ version, undoing: z.object({ versions: z.int(), counts, kept: z.int(), samples: changeSamples }) }));

/** Restores the state before a version; this is a version too. */
export const undo = adminCall
  .route(route("POST", "/operator/imports/versions/{edition}/{seq}/undo", "Lead back to before a version"))
  .input(versionInput.extend({ reason: operatorReason }))
  .output(version)
  .errors({ nothingToUndo: { status: 409 } });

/** A file with the market's present data; importing it again changes nothing. Products are those of one series. */
export const download = adminCall
  .route(route("GET", "/operator/imports/files/{edition}/{kind}", "A file of what a market has"))
  .input(z.object({ edition: editionCode, kind, format: z.enum(importFormats).default("csv"), seriesId: text(80).optional() }))
  .output(z.object({ fileName: z.string(), text: z.string() }));

import { z } from "zod";
import { languages } from "~/domain/language";
import { promotionNameMax, promotionTextMax } from "~/domain/price/planned-promotion";
import { adminCall } from "./base";
import { operatorReason } from "./operator";
import { day, editionCode, id, instant, money, pricePromotion } from "./shapes/basic-shapes";
import { text } from "./text";

/** Calls by which operators create, change and end the promotions of a market (D74); anybody else gets 403 `notPermitted`. */
const route = (method: "GET" | "POST" | "PUT", path: `/operator/promotions${string}`, summary: string) =>
  ({ method, path, summary, tags: ["promotions"] }) as const;

const listedPromotion = pricePromotion.extend({
  ...{ edition: editionCode, fromDay: day, toDay: day, reviewNumber: z.string().nullable() },
  texts: z.record(z.string(), z.string()),
  state: z.enum(["planned", "running", "ended"]),
});

const use = z.object({ orders: z.int(), boxes: z.int(), practices: z.int(), discount: money });

const operated = listedPromotion.extend({
  series: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Who created it, who changed it last, and who ended it early and why; null when nobody did. */
  made: z.object({ at: instant, firstName: z.string(), lastName: z.string() }).nullable(),
  changed: z.object({ at: instant, firstName: z.string(), lastName: z.string() }).nullable(),
  ended: z.object({ at: instant, firstName: z.string(), lastName: z.string(), reason: z.string() }).nullable(),
  /** Uncancelled orders under it, by calendar week of the market, oldest first, and in total. */
  weeks: z.array(use.extend({ firstDay: day })),
  total: use,
});

/** Every promotion of a market, latest start first, and the series that promotions may include. */
export const list = adminCall
  .route(route("GET", "/operator/promotions/{edition}", "The promotions of a market"))
  .input(z.object({ edition: editionCode }))
  .output(
    z.object({
      ...{ promotions: z.array(listedPromotion), series: z.array(z.object({ id: z.string(), name: z.string() })) },
      ...{ languages: z.array(z.enum(languages)), reviewsAdvertising: z.boolean(), currency: money.shape.currency, today: day },
    }),
  );

const promotionInput = z.object({ edition: editionCode, promotionId: text(80) });

export const read = adminCall
  .route(route("GET", "/operator/promotions/{edition}/{promotionId}", "A promotion with what was ordered under it"))
  .input(promotionInput)
  .output(operated);

const ofLanguages = (max: number) => z.partialRecord(z.enum(languages), text(max));

const written = z.object({
  ...{ edition: editionCode, promotionId: id, names: ofLanguages(promotionNameMax), texts: ofLanguages(promotionTextMax) },
  seriesIds: z.array(text(80)).max(200),
  discount: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("percentage"), basisPoints: z.int() }),
    z.object({ kind: z.literal("amountPerBox"), amount: z.int() }),
  ]),
  ...{ minimumBoxes: z.int(), fromDay: day, toDay: day, reviewNumber: text(80).nullable().default(null) },
});
const invalidFields = { status: 422, data: z.object({ fields: z.record(z.string(), z.string()) }) } as const;

/** Creates a promotion under the caller's id; sending it again changes nothing. Amounts are in the currency's smallest unit. */
export const create = adminCall
  .route(route("POST", "/operator/promotions/{edition}", "Make a promotion"))
  .input(written)
  .output(listedPromotion)
  .errors({ invalidFields });

/** Changes a promotion that has not begun yet (D112). `changedAt` is that of `read`; refused when somebody has changed it since. */
export const change = adminCall
  .route(route("PUT", "/operator/promotions/{edition}/{promotionId}", "Change a promotion that has not begun"))
  .input(written.extend({ promotionId: text(80), changedAt: instant.nullable() }))
  .output(listedPromotion)
  .errors({ invalidFields, promotionBegun: { status: 409 }, promotionOver: { status: 409 }, changedElsewhere: { status: 409 } });

/** Ends it at once: it does not run today any more; one that has not begun never runs. */
export const end = adminCall
  .route(route("POST", "/operator/promotions/{edition}/{promotionId}/end", "End a promotion"))
  .input(promotionInput.extend({ reason: operatorReason }))
  .output(listedPromotion)
  .errors({ promotionOver: { status: 409 } });

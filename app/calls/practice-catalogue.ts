import { z } from "zod";
import { adminCall, masterPath, signedInCall } from "./base";
import { editionCode, id, instant, optional, personName } from "./shapes/basic-shapes";
import { modality, seriesKind } from "./shapes/catalogue-shapes";
import { text } from "./text";

/** The practice's settings for an item, and who changed them last; `revision` 0 means that nobody has set them. */
const choice = {
  visible: z.boolean(),
  available: z.boolean(),
  isFavourite: z.boolean(),
  revision: z.int(),
  /** Null when nobody changed it. */
  changedBy: personName.nullable(),
  changedAt: instant.nullable(),
};

/** How much of an item is in the open cart of a person at a location; `owner` is null for the distributor's operator. */
const cartHolding = z.object({ owner: personName.nullable(), isOwn: z.boolean(), locationName: z.string(), quantity: z.int() });

/** A series or a solution as the practice's admins see it; solutions have neither modality nor kind. */
const managedItem = z.object({
  id: z.string(),
  item: z.enum(["series", "solution"]),
  displayName: z.string(),
  manufacturerName: z.string(),
  imageId: z.string(),
  modality: modality.nullable(),
  kind: seriesKind.nullable(),
  trial: z.boolean(),
  volumeMillilitres: z.int().nullable(),
  ...choice,
  inCarts: z.array(cartHolding),
});

const changedItem = z.object({ id: z.string(), displayName: z.string(), ...choice });
const cartedItem = z.object({ id: z.string(), item: z.enum(["series", "solution"]), displayName: z.string(), carts: z.array(cartHolding) });

/** The filters of the list. */
export const managedStates = ["hidden", "unavailable", "favourites"] as const;

export const manage = adminCall
  .route({
    method: "POST",
    path: `${masterPath}/catalog/manage/{country}`,
    summary: "Every series and solution with what the practice chose for it",
    tags: ["catalogue"],
  })
  .input(
    z.object({
      country: editionCode,
      tenantId: optional(id),
      searchTerm: optional(text(200)),
      state: optional(z.enum(managedStates)),
      /** Only these items; the counts are not limited to them. */
      itemIds: optional(z.array(text(80)).max(500)),
      manufacturerName: optional(text(80)),
      modality: optional(modality),
      pageNo: optional(z.int().min(1).max(1000)),
      pageSize: optional(z.int().min(1).max(500)),
    }),
  )
  .output(
    z.object({
      items: z.array(managedItem),
      totalRecords: z.int(),
      pageNo: z.int(),
      pageSize: z.int(),
      /** Number of items for each state, given the other filters. */
      counts: z.object({ all: z.int(), hidden: z.int(), unavailable: z.int(), favourites: z.int() }),
      manufacturers: z.array(z.string()),
      modalities: z.array(modality),
    }),
  );

/**
 * Saves all edits or none. An edit with the `revision` last seen is refused when somebody else has changed the item since; without it, the
 * stored settings are changed.
 */
export const updateVisibility = adminCall
  .route({
    method: "POST",
    path: `${masterPath}/prices/updatevisibility`,
    summary: "What the practice shows, may order and prefers",
    tags: ["catalogue"],
  })
  .input(
    z.object({
      tenantId: id.optional(),
      subDomain: text(63).optional(),
      editSeriesInputs: z
        .array(
          z.object({
            id: text(80),
            visible: optional(z.boolean()),
            available: optional(z.boolean()),
            isFavourite: optional(z.boolean()),
            revision: optional(z.int().min(0)),
          }),
        )
        .min(1)
        .max(500),
    }),
  )
  .output(z.object({ updated: z.int() }))
  .errors({
    /** An item in an open cart of the practice cannot be hidden or made unavailable. */
    inOpenCart: {
      status: 409,
      data: z.object({ itemIds: z.array(z.string()), inCarts: z.array(cartedItem), changed: z.array(changedItem) }),
    },
    changedElsewhere: { status: 409, data: z.object({ changed: z.array(changedItem) }) },
  });

/** Favourites belong to the practice and are set by its admins; staff see them and can filter by them (D44). */
export const setFavourite = adminCall
  .route({
    method: "POST",
    path: "/products/favourites",
    summary: "Mark a series or solution as favourite, or no longer",
    tags: ["catalogue"],
  })
  .input(z.object({ itemId: text(80), isFavourite: z.boolean() }))
  .output(z.object({ itemId: z.string(), displayName: z.string(), isFavourite: z.boolean() }));

/** A person's own pins for order entry (D44), in the order in which they were set. */
export const pins = signedInCall
  .route({ method: "GET", path: "/products/pins", summary: "The series that the person pinned for order entry", tags: ["catalogue"] })
  .output(z.object({ seriesIds: z.array(z.string()) }));

export const setPin = signedInCall
  .route({ method: "POST", path: "/products/pins", summary: "Pin a series for order entry, or no longer", tags: ["catalogue"] })
  .input(z.object({ seriesId: text(80), pinned: z.boolean() }))
  .output(z.object({ displayName: z.string(), seriesIds: z.array(z.string()) }))
  .errors({ tooManyPins: { status: 409, data: z.object({ count: z.int() }) } });

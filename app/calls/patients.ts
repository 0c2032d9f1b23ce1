import { z } from "zod";
import { erasureReasons } from "~/domain/patient/erasure";
import { noteLengthMax } from "~/domain/patient/patient-note";
import { adminCall, masterPath, notPermitted, signedInCall } from "./base";
import { day, id, instant, lensValues, seenVersion } from "./shapes/basic-shapes";
import { boxProduct } from "./shapes/delivery-shapes";
import { orderAnswer } from "./shapes/order-shapes";
import { text } from "./text";

export const addressAnswer = z.object({
  id,
  street: z.string(),
  street2: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  phone: z.string(),
  note: z.string(),
  verified: z.boolean(),
  /** Of what the form of the address shows: another one after each change of it. */
  version: z.string(),
});

export const patientAnswer = z.object({
  id,
  externalId: z.string().nullable(),
  customerId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  dob: day.nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  sms: z.boolean(),
  note: z.string(),
  tenantId: id,
  subDomain: z.string(),
  locationId: id,
  shiptoPatient: z.boolean(),
  rxExpiresOn: day.nullable(),
  addresses: z.array(addressAnswer),
  lastOrderedAt: instant.nullable(),
  /** Of what the form of the patient shows, and the location: another one after each change of these. */
  version: z.string(),
});

/** What a person types for a patient; only the last name is mandatory. Refusals name their field. */
export const patientInput = z.object({
  id,
  firstName: text(60).default(""),
  lastName: text(60),
  dob: text(40).nullish(),
  phone: text(30).nullish(),
  email: text(254).nullish(),
  sms: z.boolean().default(false),
  externalId: text(40).nullish(),
  customerId: text(40).nullish(),
  note: text(1000, "lines").default(""),
  shiptoPatient: z.boolean().default(false),
  locationId: id.optional(),
});

export const addressInput = z.object({
  id,
  street: text(120),
  street2: text(120).default(""),
  zip: text(12),
  city: text(80),
  phone: text(30),
  note: text(500, "lines").default(""),
  /** The choice at the verification step, with which the server marks the address as verified. */
  verification: z.enum(["original", "suggested"]).optional(),
});

/** Reason code by field name; the pages have the texts. */
const invalidFields = { status: 422, data: z.object({ fields: z.record(z.string(), z.string()) }) } as const;
const changedElsewhere = { status: 409 } as const;
const duplicatePatient = { status: 422, data: z.object({ patientId: id.nullable() }) } as const;

const tenant = { tenantId: id };

export const search = signedInCall
  .route({
    method: "POST",
    path: `${masterPath}/patients/tenant/{tenantId}/search`,
    summary: "Find patients by name, phone or number",
    tags: ["patients"],
  })
  .input(
    z.object({
      ...tenant,
      searchTerm: text(100, "lines"),
      next: text(400).optional(),
      pageSize: z.int().min(1).max(50).optional(),
      /** When nobody is found, return patients with similar names. */
      forgiving: z.boolean().default(false),
    }),
  )
  .output(z.object({ patients: z.array(patientAnswer), next: z.string().nullable() }));

export const read = signedInCall
  .route({
    method: "GET",
    path: `${masterPath}/patients/tenant/{tenantId}/{patientId}`,
    summary: "One patient with the addresses",
    tags: ["patients"],
  })
  .input(z.object({ ...tenant, patientId: id }))
  .output(z.object({ patient: patientAnswer }));

/** A note about a patient; `mayRemove` says whether the caller may remove it (D95). */
const noteAnswer = z.object({ id, text: z.string(), by: z.string(), writtenOn: day, mayRemove: z.boolean() });

/** The text of a note; only spaces are refused. */
export const noteText = text(noteLengthMax, "lines");

const eye = z.enum(["right", "left"]);
const orderedOn = { orderId: id, cartId: id, orderedOn: day };

/** A lens that was ordered for one eye; quantity in boxes. */
const wornLens = z.object({
  ...orderedOn,
  eye,
  seriesId: z.string(),
  productName: z.string(),
  packSize: z.int(),
  quantity: z.int(),
  values: lensValues,
});

export const overview = signedInCall
  .route({
    method: "GET",
    path: `${masterPath}/patients/tenant/{tenantId}/{patientId}/overview`,
    summary: "What a patient wears, wore and has: prescription, powers over two years, supply, trials, last orders, notes",
    tags: ["patients"],
  })
  .input(z.object({ ...tenant, patientId: id }))
  .output(
    z.object({
      patient: patientAnswer,
      /** The newest orders, of every kind. */
      orders: z.array(orderAnswer),
      /** Their number, counted up to 1,000. */
      ordersTotal: z.int(),
      /** The prescription of the last uncancelled order of lenses: the one to repeat. */
      prescription: z
        .object({ ...orderedOn, startDate: day.nullable(), expirationDate: day.nullable(), lenses: z.array(wornLens) })
        .nullable(),
      /** For each eye what it wore in the last two years, with starting days, oldest first. */
      courses: z.object({ from: day, to: day, right: z.array(wornLens), left: z.array(wornLens) }),
      /** For each eye the lens in use, and until when its boxes last. */
      supply: z.array(
        z.object({
          ...{ eye, orderId: id, productName: z.string(), packSize: z.int(), boxesQuantity: z.int(), from: day, until: day },
          modality: z.enum(["daily", "twoWeekly", "monthly", "threeMonths", "sixMonths", "yearly"]),
        }),
      ),
      /** `thenOrderedOn`: the first order of the series that the trial was for. */
      trials: z.array(z.object({ ...orderedOn, productNames: z.array(z.string()), eyes: z.array(eye), thenOrderedOn: day.nullable() })),
      /** Trial packs given out from a fitting set (D160), latest first; they are not orders. */
      givenTrials: z.array(z.object({ product: boxProduct, lot: z.string().nullable(), packs: z.int(), givenOn: day })),
      /** Notes by the staff, newest first. */
      writtenNotes: z.array(noteAnswer),
      /** Notes on orders, newest first. */
      notes: z.array(z.object({ ...orderedOn, by: z.string(), text: z.string() })),
    }),
  );

export const create = signedInCall
  .route({ method: "POST", path: `${masterPath}/patients/create`, summary: "Add a patient", tags: ["patients"] })
  .input(patientInput)
  .output(z.object({ patient: patientAnswer }))
  .errors({ duplicatePatient, invalidFields });

export const update = signedInCall
  .route({ method: "POST", path: `${masterPath}/patients/update`, summary: "Change a patient", tags: ["patients"] })
  .input(patientInput.extend({ version: seenVersion }))
  .output(z.object({ patient: patientAnswer }))
  .errors({ duplicatePatient, invalidFields, changedElsewhere });

const addressOf = z.object({ ...tenant, patientId: id, address: addressInput });

export const addAddress = signedInCall
  .route({
    method: "POST",
    path: `${masterPath}/patients/address/{tenantId}/{patientId}/add`,
    summary: "Add an address of a patient",
    tags: ["patients"],
  })
  .input(addressOf)
  .output(z.object({ patient: patientAnswer, address: addressAnswer }))
  .errors({ invalidFields });

export const updateAddress = signedInCall
  .route({
    method: "POST",
    path: `${masterPath}/patients/address/{tenantId}/{patientId}/update`,
    summary: "Change an address of a patient",
    tags: ["patients"],
  })
  .input(addressOf.extend({ address: addressInput.extend({ version: seenVersion }) }))
  .output(z.object({ patient: patientAnswer, address: addressAnswer }))
  .errors({ invalidFields, changedElsewhere });

const notePath = `${masterPath}/patients/tenant/{tenantId}/{patientId}/notes` as const;
const ofNote = { ...tenant, patientId: id, noteId: id };

const tooManyNotes = { status: 409, data: z.object({ max: z.int() }) } as const;
/** The caller's id makes it idempotent. */
export const addNote = signedInCall
  .route({ method: "POST", path: `${notePath}/add`, summary: "Note something about a patient", tags: ["patients"] })
  .input(z.object({ ...ofNote, text: noteText.trim().min(1) }))
  .output(z.object({ note: noteAnswer }))
  .errors({ tooManyNotes });

export const removeNote = signedInCall
  .route({
    method: "POST",
    path: `${notePath}/{noteId}/remove`,
    summary: "Remove a note, or take that back within a day",
    tags: ["patients"],
  })
  .input(z.object({ ...ofNote, isRemoved: z.boolean().default(true) }))
  .output(z.object({ note: noteAnswer }))
  .errors({ notPermitted, tooManyNotes });

/** A patient's open work: orders neither delivered nor cancelled, entries of open carts, and requests. */
const openWork = z.object({ orders: z.int(), inCarts: z.int(), requests: z.int() });
const erasurePath = `${masterPath}/patients/tenant/{tenantId}/{patientId}/erasure` as const;

export const previewErasure = adminCall
  .route({ method: "GET", path: erasurePath, summary: "What stands against erasing a patient", tags: ["patients"] })
  .input(z.object({ ...tenant, patientId: id }))
  .output(z.object({ firstName: z.string(), lastName: z.string(), pseudonymCode: z.string(), open: openWork }));

/** Erases a patient for good: orders keep a pseudonym, everything else about the patient is deleted (D94). */
export const erase = adminCall
  .route({ method: "POST", path: erasurePath, summary: "Erase a patient's data for good", tags: ["patients"] })
  .input(
    z.object({
      ...tenant,
      patientId: id,
      /** The patient's name, typed in full; case and accents do not count. */
      name: text(130),
      reason: z.enum(erasureReasons),
    }),
  )
  .output(z.object({}))
  .errors({ nameDiffers: { status: 422 }, patientHasOpenWork: { status: 409, data: openWork } });

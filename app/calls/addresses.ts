import { z } from "zod";
import { signedInCall } from "./base";
import { editionCode } from "./shapes/basic-shapes";
import { text } from "./text";

export const plainAddress = z.object({
  street: text(120),
  street2: text(120).default(""),
  zip: text(12),
  city: text(80),
  country: text(2).optional(),
});

/** Verifies an address (D65): returns it as typed and the register's suggestions, of which the person picks one. */
export const validate = signedInCall
  .route({ method: "POST", path: "/addresses/validate", summary: "Verify an address", tags: ["addresses"] })
  .input(z.object({ address: plainAddress }))
  .output(
    z.object({
      result: z.enum(["verified", "notVerified", "unableToVerify", "notFound", "zipMismatch"]),
      original: plainAddress,
      suggestions: z.array(plainAddress),
    }),
  );

export const cities = signedInCall
  .route({ method: "GET", path: "/addresses/cities", summary: "The cities of a country, with the names people type", tags: ["addresses"] })
  .input(z.object({ country: editionCode }))
  .output(
    z.object({
      cities: z.array(z.object({ code: z.string(), names: z.record(z.string(), z.string()), abbreviations: z.array(z.string()) })),
    }),
  );

import type { Answers } from "~/calls/answers";

/** The cart with everything that its pages show. */
export type PopulatedCart = Answers["cart"]["populate"];

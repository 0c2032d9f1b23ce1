import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "./contract";

/** What the calls answer, by area and name: `Answers["cart"]["populate"]`. */
export type Answers = InferContractRouterOutputs<Contract>;

/** What the calls take. */
export type Inputs = InferContractRouterInputs<Contract>;

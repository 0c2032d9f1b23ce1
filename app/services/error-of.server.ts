type Refused = { code: string; values: unknown };

/** The errors that a call must declare to report each of these refusals. */
type ErrorsFor<Refusal extends Refused> = { readonly [Each in Refusal as Each["code"]]: (given: { data: Each["values"] }) => Error };

/** Returns a refusal as the error of the current call; thrown inside a transaction, it rolls that back. */
export function errorOf<Refusal extends Refused>(errors: ErrorsFor<Refusal>, { code, values }: Refusal): Error {
  const make = errors[code as keyof ErrorsFor<Refusal>] as (given: { data: unknown }) => Error;
  return make({ data: values });
}

type Refused = { code: string; values: unknown };

/** What a call must be able to refuse to tell each of these refusals. */
type ErrorsFor<Refusal extends Refused> = { readonly [Each in Refusal as Each["code"]]: (given: { data: Each["values"] }) => Error };

/** A refusal that a service came back with, as the error of the call that is answered. Thrown in a transaction, it undoes that. */
export function errorOf<Refusal extends Refused>(errors: ErrorsFor<Refusal>, { code, values }: Refusal): Error {
  const make = errors[code as keyof ErrorsFor<Refusal>] as (given: { data: unknown }) => Error;
  return make({ data: values });
}

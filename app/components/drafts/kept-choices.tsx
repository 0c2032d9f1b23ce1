import { type ComponentProps, useContext } from "react";
import { Checkbox } from "~/components/fields/checkbox";
import { DayInput } from "~/components/fields/day-input";
import { KeptContext, useKeptText } from "~/components/fields/field-context";
import { Pick } from "~/components/fields/pick";
import { SeenVersion } from "~/components/fields/seen-version";

/** Returns whether a choice is made in the stored form, else whether it is by default. */
export function useKeptChoice(name: string, { value = "on", isChosen }: { value?: string; isChosen: boolean }): boolean {
  return useContext(KeptContext)?.getAll(name).includes(value) ?? isChosen;
}

type Choice = { name: string; value?: string; defaultChecked: boolean };

/** A checkbox of a KeptForm. */
export function KeptCheckbox({ defaultChecked, ...rest }: ComponentProps<typeof Checkbox> & Choice) {
  return <Checkbox {...rest} defaultChecked={useKeptChoice(rest.name, { ...rest, isChosen: defaultChecked })} />;
}

/** One of several choices of a KeptForm. */
export function KeptPick({ defaultChecked, ...rest }: ComponentProps<typeof Pick> & Choice) {
  return <Pick {...rest} defaultChecked={useKeptChoice(rest.name, { ...rest, isChosen: defaultChecked })} />;
}

/** A day of a KeptForm. */
export function KeptDay({ day, ...rest }: ComponentProps<typeof DayInput>) {
  return <DayInput {...rest} day={useKeptText(rest.name) ?? day} />;
}

/** The version of what a KeptForm changes, as it was when the person typed. */
export function KeptVersion({ loaded, refused }: ComponentProps<typeof SeenVersion>) {
  return <SeenVersion loaded={useKeptText("version") ?? loaded} refused={refused} />;
}

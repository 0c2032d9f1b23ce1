import { text } from "~/calls/text";
import { isUuid } from "~/domain/is-uuid";
import { templateNameMax } from "~/domain/template/order-template";
import { textOf } from "~/forms/form-texts";
import type { NamingMistake, TypedNaming } from "~/forms/templates/refused-template";
import { parseTexts } from "~/middleware/read-form.server";

type Naming = { typed: TypedNaming; mistake: NamingMistake | null; naming: { name: string; locationId: string | null } | null };

/** Returns the name and location in a template's form, with the mistake of the name; `locationId` is null for the whole practice. */
export function parseNaming(form: FormData): Naming {
  const { typed, mistakes } = parseTexts(form, { name: text(templateNameMax) });
  const place = textOf(form, "place");
  const name = typed.name.trim();
  const mistake = mistakes?.name ?? (name === "" ? "required" : null);
  const locationId = isUuid(place) ? place : null;
  return { typed: { name: typed.name, place }, mistake, naming: mistake ? null : { name, locationId } };
}

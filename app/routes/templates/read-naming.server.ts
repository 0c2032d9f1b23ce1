import { text } from "~/calls/text";
import { isUuid } from "~/domain/is-uuid";
import { templateNameMax } from "~/domain/template/order-template";
import { textOf } from "~/forms/form-texts";
import type { NamingMistake, TypedNaming } from "~/forms/templates/refused-template";
import { readTexts } from "~/middleware/read-form.server";

type Naming = { typed: TypedNaming; mistake: NamingMistake | null; naming: { name: string; locationId: string | null } | null };

/** The name and the place of a template as a form says them: a location, or the whole practice. */
export function readNaming(form: FormData): Naming {
  const { typed, mistakes } = readTexts(form, { name: text(templateNameMax) });
  const place = textOf(form, "place");
  const name = typed.name.trim();
  const mistake = mistakes?.name ?? (name === "" ? "required" : null);
  const locationId = isUuid(place) ? place : null;
  return { typed: { name: typed.name, place }, mistake, naming: mistake ? null : { name, locationId } };
}

import { useRef, useState } from "react";
import { setInputValue } from "~/components/fields/set-input-value";
import { TextInput } from "~/components/fields/text-input";
import { classNames } from "~/components/ui/class-names";
import { useHydrated } from "~/components/ui/use-hydrated";
import type { Language } from "~/domain/language";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import { useLater } from "~/offline/scripts/later";
import listStyles from "./listbox.module.css";
import { useListbox } from "./use-listbox";

export type CityChoice = { code: string; names: Record<string, string>; abbreviations: string[] };

const shown = 8;

/** The matching is loaded after the form: it is needed once somebody types. */
const loadMatching = async () => (await import("~/domain/address/match-cities")).matchCities;

/**
 * The city of an address. It accepts any text; with JavaScript matching cities are listed below it, also by their abbreviations, without it
 * the browser offers their names.
 */
export function CityInput({ name, defaultValue, cities }: { name: string; defaultValue: string; cities: CityChoice[] }) {
  const { t } = useTexts("patients");
  const language = useLanguage();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const matchCities = useLater(loadMatching);
  const items = matchCities?.(typed, cities, shown) ?? [];
  const { open, show, hide, input, list, option } = useListbox({
    items,
    keyOf: ({ code }) => code,
    onChoose: (city) => {
      if (field.current) setInputValue(field.current, nameOf(city, field.current.value, language));
      hide();
    },
  });
  return (
    <div>
      <TextInput
        ref={field}
        name={name}
        aria-required
        maxLength={80}
        defaultValue={defaultValue}
        list={hydrated ? undefined : "cities"}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          show();
        }}
        onBlur={hide}
        {...(hydrated ? input : { autoComplete: "off" })}
      />
      {!hydrated && (
        <datalist id="cities">
          {cities.flatMap(({ names }) => Object.values(names).map((text) => <option key={text} value={text} />))}
        </datalist>
      )}
      {open && (
        <ul className={classNames("float", listStyles.list)} aria-label={t("addresses.cities")} {...list}>
          {items.map((city) => (
            <li key={city.code} {...option(city)}>
              <bdi className={listStyles.name}>{nameOf(city, typed, language)}</bdi>
              <bdi className="small quiet">{otherNames(city, nameOf(city, typed, language))}</bdi>
            </li>
          ))}
        </ul>
      )}
      <span className={listStyles.unseen} role="status">
        {open ? t("addresses.cityMatches", { count: items.length }) : ""}
      </span>
    </div>
  );
}

/** Returns the name in the script that is being typed, else in the language of the page. */
function nameOf({ names }: CityChoice, typed: string, language: Language): string {
  const byLetters = /\p{Script=Hebrew}/u.test(typed)
    ? names.he
    : /\p{Script=Hangul}/u.test(typed)
      ? names.ko
      : /\p{Script=Latin}/u.test(typed)
        ? names.en
        : undefined;
  return byLetters ?? names[language] ?? Object.values(names)[0] ?? "";
}

function otherNames({ names }: CityChoice, shownName: string): string {
  return Object.values(names)
    .filter((text) => text !== shownName)
    .join(" ");
}

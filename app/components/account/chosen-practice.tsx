import { Link } from "react-router";
import { Field } from "~/components/fields/field";
import inputStyles from "~/components/fields/input.module.css";
import { Select } from "~/components/fields/select";
import { classNames } from "~/components/ui/class-names";
import { useTexts } from "~/i18n/use-texts";
import { type Practice, pickerAddress } from "./practice";
import styles from "./practice-picker.module.css";

type Props = {
  id: string;
  base: string;
  practice: Practice;
  locationId: string | null;
  /** The host belongs to this practice (D2). */
  fixed: boolean;
  /** Whether a practice with several locations asks for one. */
  asksLocation?: boolean;
};

/** The chosen practice and location, and a link to choose another. */
export function ChosenPractice({ id, base, practice, locationId, fixed, asksLocation = false }: Props) {
  const { t } = useTexts(["account", "common"]);
  const location = practice.locations.find((each) => each.id === locationId);
  const change = <Link to={pickerAddress(base, { tenantId: practice.tenantId, locationId })}>{t("account:picker.change")}</Link>;
  return (
    <>
      <input type="hidden" name="practice" value={practice.tenantId} />
      {location && <input type="hidden" name="location" value={location.id} />}
      <Field
        id={id}
        label={t("common:fields.practice")}
        aside={fixed ? undefined : change}
        hint={fixed ? t("account:picker.fixed") : undefined}
      >
        <output id={id} className={classNames(inputStyles.input, styles.chosen)}>
          <bdi>{practice.practiceName}</bdi>
          {location && (
            <>
              {" · "}
              <bdi>{location.name}</bdi>
            </>
          )}
        </output>
      </Field>
      {asksLocation && !location && practice.locations.length > 1 && (
        <Field id={`${id}-location`} label={t("common:fields.location")}>
          <Select name="location">
            <option value="">{t("account:signIn.lastLocation")}</option>
            {practice.locations.map(({ id: locationOption, name }) => (
              <option key={locationOption} value={locationOption}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

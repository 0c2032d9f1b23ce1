import { href, Link } from "react-router";
import { Checkbox } from "~/components/fields/checkbox";
import { Field } from "~/components/fields/field";
import { FieldGroup } from "~/components/fields/field-group";
import { Pick } from "~/components/fields/pick";
import { TextInput } from "~/components/fields/text-input";
import { PresentPassword } from "~/components/security/present-password";
import { roleTypes } from "~/domain/account/roles";
import { nameFields } from "~/domain/person-name";
import type { PersonFormValues, RefusedPersonForm } from "~/forms/people/person-form";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";
import { usePersonProblem } from "./use-person-problem";
import { useRoleLabel } from "./use-role-label";

export type PersonLimits = {
  /** Why the role cannot be changed; null when it can. */
  role: "ownRole" | "ownerRole" | "lastRole" | null;
  email: "ownerEmail" | "ownEmail" | null;
};

type Props = {
  values: PersonFormValues;
  refused: RefusedPersonForm | undefined;
  limits: PersonLimits;
  emailHint?: string;
  /** Those of the practice; with only one, nothing is asked. */
  locations: readonly { _id: string; name: string }[];
  /** Whether another e-mail needs the password of whoever enters it. */
  asksPassword?: boolean;
};

/** Names, e-mail, role and, if there are several, locations of a person. */
export function PersonFields({ values, refused, limits, emailHint, locations, asksPassword = false }: Props) {
  const { t } = useTexts(["people", "common"]);
  const label = useRoleLabel();
  const format = useFormat();
  const language = useLanguage();
  const problem = usePersonProblem();
  const { mistakes = {}, taken = null } = refused ?? {};
  const takenName = taken && isolate(format.name(taken));
  return (
    <>
      <div className={styles.pair}>
        {nameFields(language).map((name) => (
          <Field key={name} id={`field-${name}`} label={t(`common:fields.${name}`)} error={problem(mistakes[name])}>
            <TextInput name={name} defaultValue={values[name]} maxLength={80} autoComplete="off" aria-required />
          </Field>
        ))}
      </div>
      <Field
        id="field-email"
        label={t("common:fields.email")}
        hint={limits.email ? t(`people:form.${limits.email}`) : emailHint}
        error={
          taken ? (
            <>
              {t("people:form.taken", { name: takenName })}{" "}
              <Link to={href("/settings/user-management/:userId/edit", { userId: taken._id })}>
                {t("people:form.seeOther", { name: takenName })}
              </Link>
            </>
          ) : (
            problem(mistakes.email)
          )
        }
      >
        <TextInput
          ltr
          type="email"
          name="email"
          defaultValue={values.email}
          readOnly={limits.email !== null}
          maxLength={254}
          autoComplete="off"
          aria-required
        />
      </Field>
      {asksPassword && limits.email === null && (
        <PresentPassword
          id="field"
          refused={refused}
          label={t("people:form.yourPassword")}
          hint={t("people:form.yourPasswordText")}
          isRequired={false}
        />
      )}
      <FieldGroup
        id="field-roleType"
        legend={t("people:form.role")}
        hint={limits.role ? t(`people:form.${limits.role}`) : undefined}
        error={problem(mistakes.roleType)}
      >
        <div className={styles.picks}>
          {roleTypes
            .filter((roleType) => limits.role === null || roleType === values.roleType)
            .map((roleType) => (
              <Pick key={roleType} name="roleType" value={roleType} title={label(roleType)} defaultChecked={roleType === values.roleType}>
                <span className="small quiet">{t(`people:form.${roleType}Text`)}</span>
              </Pick>
            ))}
        </div>
      </FieldGroup>
      {locations.length > 1 && (
        <FieldGroup
          id="field-locationIds"
          legend={t("people:form.locations")}
          hint={t("people:form.adminAtAll")}
          error={problem(mistakes.locationIds)}
        >
          <div className={styles.places}>
            {locations.map(({ _id, name }) => (
              <Checkbox key={_id} name="locationIds" value={_id} defaultChecked={values.locationIds.includes(_id)}>
                <bdi>{name}</bdi>
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  );
}

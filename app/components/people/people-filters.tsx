import { useRef } from "react";
import { Form, href } from "react-router";
import { SearchBox } from "~/components/fields/search-box";
import { Select } from "~/components/fields/select";
import { useFollowedChoice } from "~/components/fields/use-followed-choice";
import { Button } from "~/components/ui/button";
import { Chip } from "~/components/ui/chip";
import { Chips } from "~/components/ui/chips";
import { roleTypes } from "~/domain/account/roles";
import { type PeopleView, type PersonState, peopleSearch, personStates } from "~/forms/people/people-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";
import { useRoleLabel } from "./use-role-label";

type Props = { view: PeopleView; searchText: string; mistake?: string | undefined; counts: Record<PersonState | "all", number> };

/** Search by name or e-mail, role, and the states as links with their numbers; names are posted, never put into the URL (D33). */
export function PeopleFilters({ view, searchText, mistake, counts }: Props) {
  const { t } = useTexts(["people", "common"]);
  const label = useRoleLabel();
  const page = href("/settings/user-management");
  const roles = useRef<HTMLSelectElement>(null);
  useFollowedChoice(roles, view.role, roleTypes);
  const states = ["all", ...personStates.filter((state) => counts[state] > 0 || view.state === state)] as const;
  return (
    <div className={styles.filters}>
      <search>
        <Form method="post" action={page + peopleSearch(view)} className={styles.search}>
          <SearchBox
            key={view.searchId}
            name="words"
            label={t("people:list.search")}
            placeholder={t("people:list.search")}
            defaultValue={searchText}
            maxLength={100}
            mistake={mistake}
          />
          <Select
            ref={roles}
            name="role"
            defaultValue={view.role}
            aria-label={t("people:list.role")}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <option value="any">{t("people:list.anyRole")}</option>
            {roleTypes.map((roleType) => (
              <option key={roleType} value={roleType}>
                {label(roleType)}
              </option>
            ))}
          </Select>
          <Button name="intent" value="search">
            {t("common:actions.search")}
          </Button>
        </Form>
      </search>
      <Chips label={t("people:list.state")} hideLabel>
        {states.map((state) => (
          <Chip key={state} to={page + peopleSearch({ ...view, state })} current={view.state === state} count={counts[state]}>
            {t(`people:states.${state}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

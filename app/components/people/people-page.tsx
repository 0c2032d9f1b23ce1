import { href } from "react-router";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { type ListedPerson, type PeopleView, type PersonState, peopleSearch } from "~/forms/people/people-view";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { AddedPerson } from "./added-person";
import styles from "./people.module.css";
import { PeopleFilters } from "./people-filters";
import { PersonRow } from "./person-row";

export type PeoplePageData = {
  shown: (ListedPerson & { isRemovable: boolean })[];
  counts: Record<PersonState | "all", number>;
  total: number;
  view: PeopleView;
  searchText: string;
  /** Why the words cannot be searched for. */
  mistake?: string | undefined;
  selfId: string;
  practiceName: string;
  locations: readonly { _id: string; name: string }[];
  /** Somebody who was just invited. */
  added: ListedPerson | null;
};

/** The people of the practice: searched, filtered by state and role, and managed one by one. */
export function PeoplePage(props: PeoplePageData) {
  const { shown, total, view, searchText, selfId, practiceName, locations, added } = props;
  const { t } = useTexts(["people", "common"]);
  return (
    <>
      <PageHead
        title={t("common:titles.userManagement")}
        actions={
          <ButtonLink tone="primary" icon="plus" to={href("/settings/user-add")}>
            {t("people:list.add")}
          </ButtonLink>
        }
      >
        {t("people:list.count", { count: total, practice: isolate(practiceName) })}
      </PageHead>
      {added && <AddedPerson person={added} />}
      <PeopleFilters {...props} />
      <Panel>
        {shown.length === 0 ? (
          <NoneFound searchText={searchText} />
        ) : (
          <Table caption={t("common:titles.userManagement")} cards className={styles.table}>
            <thead>
              <tr>
                {(["name", "role", "locations", "state"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`people:list.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{t("common:fields.actions")}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((person) => (
                <PersonRow
                  key={person._id}
                  person={person}
                  locations={locations}
                  isSelf={person._id === selfId}
                  isRemovable={person.isRemovable}
                  search={peopleSearch(view)}
                />
              ))}
            </tbody>
          </Table>
        )}
        {total === 1 && shown.length === 1 && <Alone />}
      </Panel>
      <p className={styles.rules}>
        <Icon name="info" />
        <span>{t("people:list.rules")}</span>
      </p>
    </>
  );
}

function NoneFound({ searchText }: { searchText: string }) {
  const { t } = useTexts("people");
  return (
    <EmptyState
      drawing="search"
      title={searchText === "" ? t("none.title") : t("none.titleOf", { words: isolate(searchText) })}
      actions={<ButtonLink to={href("/settings/user-management")}>{t("none.showAll")}</ButtonLink>}
    />
  );
}

function Alone() {
  const { t } = useTexts("people");
  return (
    <EmptyState
      title={t("none.alone")}
      actions={
        <ButtonLink icon="plus" to={href("/settings/user-add")}>
          {t("list.add")}
        </ButtonLink>
      }
    >
      {t("none.aloneText")}
    </EmptyState>
  );
}

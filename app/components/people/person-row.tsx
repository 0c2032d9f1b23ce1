import { href, Link } from "react-router";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { hasAdminPermission } from "~/domain/account/permissions";
import { roleTypeOf } from "~/domain/account/roles";
import type { ListedPerson } from "~/forms/people/people-view";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { InvitationActs } from "./invitation-acts";
import styles from "./people.module.css";
import { PersonStateMark } from "./person-state";
import { useRoleLabel } from "./use-role-label";

type Props = {
  person: ListedPerson;
  /** Those of the practice, in order. */
  locations: readonly { _id: string; name: string }[];
  isSelf: boolean;
  /** Whether the signed-in person may remove this person, by the rule. */
  isRemovable: boolean;
  /** The filters of the list, preserved while a dialog is open. */
  search: string;
};

/** One person: name, role, locations, since when, and actions. */
export function PersonRow({ person, locations, isSelf, isRemovable, search }: Props) {
  const { t } = useTexts("people");
  const format = useFormat();
  const label = useRoleLabel();
  const { _id: userId, email, newEmail, isAccountOwner } = person;
  const name = isolate(format.name(person));
  return (
    <tr>
      <th scope="row">
        <span className={styles.who}>
          <Avatar letters={format.initials(person)} />
          <span>
            <bdi>{format.name(person)}</bdi> {isAccountOwner && <Badge>{t("row.accountOwner")}</Badge>}{" "}
            {isSelf && <Badge>{t("row.you")}</Badge>}
            <span className={styles.email}>
              <bdi dir="ltr">
                {email.slice(0, email.indexOf("@") + 1)}
                <wbr />
                {email.slice(email.indexOf("@") + 1)}
              </bdi>
            </span>
            {newEmail && <span className={styles.email}>{t("row.newEmail", { email: isolate(newEmail.email) })}</span>}
          </span>
        </span>
      </th>
      <td data-label={t("list.role")}>{label(roleTypeOf(person))}</td>
      <td data-label={t("list.locations")}>
        <LocationsOfPerson person={person} locations={locations} />
      </td>
      <td data-label={t("list.state")}>
        <PersonStateMark person={person} />
      </td>
      <td>
        <span className={styles.acts}>
          <InvitationActs person={person} name={name} action={href("/settings/user-management") + search} />
          {isSelf && (
            <ButtonLink tone="quiet" to={href("/settings/profile")}>
              {t("row.yourProfile")}
            </ButtonLink>
          )}
          {!isRemovable && !isSelf && (
            <span className={styles.stays}>
              <Icon name="lock" />
              {t("row.stays")}
            </span>
          )}
          <Link
            className={buttonLook({ tone: "icon" })}
            to={href("/settings/user-management/:userId/edit", { userId }) + search}
            aria-label={t("row.edit", { name })}
            preventScrollReset
          >
            <Icon name="edit" />
          </Link>
          {isRemovable && (
            <Link
              className={buttonLook({ tone: "icon" })}
              to={href("/settings/user-management/:userId/remove", { userId }) + search}
              aria-label={t("row.remove", { name })}
              preventScrollReset
            >
              <Icon name="trash" />
            </Link>
          )}
        </span>
      </td>
    </tr>
  );
}

/** The locations of a person; admins have all. */
function LocationsOfPerson({ person, locations }: Pick<Props, "person" | "locations">) {
  const { t } = useTexts("people");
  const attached = locations.filter(({ _id }) => hasAdminPermission(person) || person.locationIds.includes(_id));
  if (attached.length === locations.length && locations.length > 1) return t("list.allLocations", { count: locations.length });
  return attached.map(({ _id, name }, index) => (
    <span key={_id}>
      <bdi>{name}</bdi>
      {index < attached.length - 1 && ", "}
    </span>
  ));
}

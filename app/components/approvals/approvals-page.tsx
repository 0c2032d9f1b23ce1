import { Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { Page } from "~/components/frame/page";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Money } from "~/components/ui/money";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Listed = Answers["approvals"]["list"];
type Props = Listed & { locations: readonly { _id: string; name: string }[] };

/** What waits for approval, oldest first: who sent it, where, when, and its amount. */
export function ApprovalsPage({ approvals, more, locations }: Props) {
  const { t } = useTexts(["approvals", "common"]);
  return (
    <Page>
      <PageHead title={t("common:titles.approvals")}>{t("approvals:lead")}</PageHead>
      <Panel padded={approvals.length === 0}>
        {approvals.length === 0 ? (
          <EmptyState title={t("approvals:empty.title")} actions={<ButtonLink to="/history">{t("common:titles.history")}</ButtonLink>}>
            {t("approvals:empty.text")}
          </EmptyState>
        ) : (
          <Table caption={t("approvals:list.caption")} cards>
            <thead>
              <tr>
                <th scope="col">{t("approvals:list.sentBy")}</th>
                <th scope="col">{t("approvals:list.location")}</th>
                <th scope="col">{t("approvals:list.sentAt")}</th>
                <th scope="col" data-end="">
                  {t("approvals:list.items")}
                </th>
                <th scope="col" data-end="">
                  {t("approvals:list.total")}
                </th>
                <th scope="col">
                  <VisuallyHidden>{t("approvals:list.open")}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {approvals.map((each) => (
                <ApprovalRow
                  key={each.id}
                  approval={each}
                  locationName={locations.find(({ _id }) => _id === each.locationId)?.name ?? ""}
                />
              ))}
            </tbody>
          </Table>
        )}
      </Panel>
      {more && <p className="small quiet">{t("approvals:list.more")}</p>}
    </Page>
  );
}

function ApprovalRow({ approval, locationName }: { approval: Listed["approvals"][number]; locationName: string }) {
  const { t } = useTexts("approvals");
  const format = useFormat();
  const { id, askedBy, askedAt, boxesQuantity, gross, mayAnswer } = approval;
  const name = format.name(askedBy);
  return (
    <tr>
      <th scope="row">
        <Link to={`/approvals/${id}`}>
          <bdi>{name}</bdi>
        </Link>{" "}
        {!mayAnswer && <Badge>{t("list.own")}</Badge>}
      </th>
      <td data-label={t("list.location")}>
        <bdi>{locationName}</bdi>
      </td>
      <td data-label={t("list.sentAt")}>
        <bdi>{format.dayAndTime(askedAt)}</bdi>
      </td>
      <td data-label={t("list.items")} data-end="">
        {format.number(boxesQuantity)}
      </td>
      <td data-label={t("list.total")} data-end="">
        <Money>{format.money(gross)}</Money>
      </td>
      <td>
        <ButtonLink small to={`/approvals/${id}`} aria-label={t("list.openOf", { name: isolate(name) })}>
          {t("list.open")}
        </ButtonLink>
      </td>
    </tr>
  );
}

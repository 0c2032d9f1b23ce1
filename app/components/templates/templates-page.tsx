import { Form, Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { ProductsPage } from "~/components/products/products-page";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { nothingRefused, type RefusedTemplate } from "~/forms/templates/refused-template";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { NamedLocation } from "./naming-fields";
import { TemplateRefusal } from "./template-refusal";
import styles from "./templates.module.css";

export type ListedTemplate = Answers["templates"]["list"]["templates"][number];

type Props = { templates: readonly ListedTemplate[]; locations: readonly NamedLocation[]; refusal: RefusedTemplate["refusal"] };

/** The templates of a practice, each with a link that uses it (D170). The notice after a removal restores it. */
export function TemplatesPage({ templates, locations, refusal }: Props) {
  const { t } = useTexts(["templates", "common"]);
  return (
    <ProductsPage>
      {refusal && <TemplateRefusal refused={{ ...nothingRefused, refusal }} lines={[]} />}
      <PageHead
        title={t("common:titles.templates")}
        actions={<ButtonLink to="/products/templates/new">{t("common:actions.saveAsTemplate")}</ButtonLink>}
      >
        {t("templates:lead")}
      </PageHead>
      <Panel>
        {templates.length === 0 ? (
          <EmptyState title={t("templates:none.title")} actions={<ButtonLink to="/cart">{t("templates:none.cart")}</ButtonLink>}>
            {t("templates:none.text")}
          </EmptyState>
        ) : (
          <Table caption={t("templates:table.caption")} cards>
            <thead>
              <tr>
                {(["name", "for", "content", "by", "changed"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`templates:table.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{t("templates:table.actions")}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {templates.map((template) => (
                <TemplateRow
                  key={template.id}
                  template={template}
                  place={locations.find(({ id }) => id === template.locationId)?.name ?? t("templates:everywhere")}
                />
              ))}
            </tbody>
          </Table>
        )}
      </Panel>
    </ProductsPage>
  );
}

function TemplateRow({ template, place }: { template: ListedTemplate; place: string }) {
  const { t } = useTexts(["templates", "common"]);
  const format = useFormat();
  const { id, name, linesQuantity, boxesQuantity, madeBy, changedOn, mayChange } = template;
  const to = `/products/templates/${id}`;
  return (
    <tr>
      <th scope="row" data-label={t("templates:table.name")}>
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td data-label={t("templates:table.for")}>
        <bdi>{place}</bdi>
      </td>
      <td data-label={t("templates:table.content")}>
        {t("templates:products", { count: linesQuantity })}
        {" · "}
        {t("common:units.items", { count: boxesQuantity })}
      </td>
      <td data-label={t("templates:table.by")}>
        <bdi>{madeBy}</bdi>
      </td>
      <td data-label={t("templates:table.changed")}>
        <Code>{format.dayInDigits(changedOn)}</Code>
      </td>
      <td>
        <span className={styles.acts}>
          <ButtonLink small to={to} icon="repeat" aria-label={t("templates:useOf", { name: isolate(name) })}>
            {t("templates:use")}
          </ButtonLink>
          {mayChange && (
            <Form method="post" action="/products/templates" preventScrollReset>
              <input type="hidden" name="templateId" value={id} />
              <Button small tone="quiet" name="intent" value="remove" aria-label={t("templates:removeOf", { name: isolate(name) })}>
                {t("templates:remove")}
              </Button>
            </Form>
          )}
        </span>
      </td>
    </tr>
  );
}

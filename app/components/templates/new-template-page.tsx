import { useNavigation } from "react-router";
import { KeptForm } from "~/components/drafts/kept-form";
import { HiddenInput } from "~/components/fields/hidden-input";
import { ProductsPage } from "~/components/products/products-page";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Crumbs } from "~/components/ui/crumbs";
import { EmptyState } from "~/components/ui/empty-state";
import { FormActions } from "~/components/ui/form-actions";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import type { RefusedTemplate } from "~/forms/templates/refused-template";
import type { LineToday } from "~/forms/templates/template-form";
import { useTexts } from "~/i18n/use-texts";
import { type NamedLocation, NamingFields } from "./naming-fields";
import { TemplateLines } from "./template-lines";
import { TemplateRefusal } from "./template-refusal";
import { UnavailableProducts } from "./unavailable-products";
import { useTypedLines } from "./use-typed-lines";

type Props = {
  lines: readonly LineToday[];
  templateId: string;
  /** Where the person works. */
  locationId: string;
  locations: readonly NamedLocation[];
  refused: RefusedTemplate | null;
  /** What was typed before and is stored (D31). */
  kept: RefusedTemplate | null;
};

/** What the cart, an order or the stock grid holds, to save under a name (D170). */
export function NewTemplatePage({ lines, templateId, locationId, locations, refused, kept }: Props) {
  const { t } = useTexts(["templates", "common"]);
  const { typed, wrong, onType } = useTypedLines(lines, refused ?? kept);
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const naming = refused?.typed ?? { name: "", place: locationId };
  const sentId = refused?.entries.find(([name]) => name === "templateId")?.[1];
  return (
    <ProductsPage mainAction={lines.length > 0}>
      <Crumbs
        label={t("templates:table.caption")}
        crumbs={[
          { label: t("common:titles.templates"), to: "/products/templates" },
          { label: t("common:titles.newTemplate"), current: true },
        ]}
      />
      <PageHead title={t("common:titles.newTemplate")}>{t("templates:save.lead")}</PageHead>
      {lines.length === 0 ? (
        <Panel>
          <EmptyState
            title={t("templates:save.nothing.title")}
            actions={<ButtonLink to="/products/stock-revenue">{t("templates:save.nothing.back")}</ButtonLink>}
          >
            {t("templates:save.nothing.text")}
          </EmptyState>
        </Panel>
      ) : (
        <KeptForm subject="template" answer={refused} action="/products/templates/new">
          {refused && <TemplateRefusal refused={refused} lines={lines} />}
          <UnavailableProducts lines={lines} />
          <HiddenInput name="templateId" value={sentId ?? templateId} />
          <Panel padded>
            <div className="stack">
              <NamingFields typed={naming} mistake={refused?.mistake ?? null} locations={locations} hint={t("templates:save.hint")} />
            </div>
          </Panel>
          <TemplateLines {...{ lines, typed, wrong, onType }} />
          <FormActions>
            <Button tone="primary" name="intent" value="save" disabled={isSaving}>
              {t(isSaving ? "templates:save.saving" : "common:actions.save")}
            </Button>
          </FormActions>
        </KeptForm>
      )}
    </ProductsPage>
  );
}

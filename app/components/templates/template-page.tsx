import { Form, useNavigation } from "react-router";
import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import { AddTally } from "~/components/cart-summary/add-tally";
import { KeptForm } from "~/components/drafts/kept-form";
import { HiddenInput } from "~/components/fields/hidden-input";
import { LeaveWarning } from "~/components/frame/leave-warning";
import { RailPanel } from "~/components/frame/rail-panel";
import { ProductsPage } from "~/components/products/products-page";
import { Button } from "~/components/ui/button";
import { Crumbs } from "~/components/ui/crumbs";
import { FormActions } from "~/components/ui/form-actions";
import { Money } from "~/components/ui/money";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import type { RefusedTemplate } from "~/forms/templates/refused-template";
import { type LineToday, typedTotal } from "~/forms/templates/template-form";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { type NamedLocation, NamingFields } from "./naming-fields";
import { TemplateLines } from "./template-lines";
import { TemplateRefusal } from "./template-refusal";
import styles from "./templates.module.css";
import type { ListedTemplate } from "./templates-page";
import { UnavailableProducts } from "./unavailable-products";
import { useTypedLines } from "./use-typed-lines";

type Props = {
  template: ListedTemplate;
  lines: readonly LineToday[];
  addId: string;
  locations: readonly NamedLocation[];
  refused: RefusedTemplate | null;
  /** What was typed before and is stored (D31). */
  kept: RefusedTemplate | null;
};

const formId = "template";

/** A template as it can be ordered today, with quantities that can be changed; one button adds it to the cart (D170). */
export function TemplatePage({ template, lines, addId, locations, refused, kept }: Props) {
  const { t } = useTexts(["templates", "common"]);
  const format = useFormat();
  const { typed, wrong, isChanged, onType } = useTypedLines(lines, refused ?? kept);
  const isAdding = useNavigation().formData?.get("intent") === "add";
  const total = typedTotal(lines, typed);
  const boxes = t("common:units.items", { count: total.boxes });
  const place = locations.find(({ id }) => id === template.locationId)?.name ?? t("templates:everywhere");
  const sentId = refused?.addId ?? refused?.entries.find(([name]) => name === "addId")?.[1];
  const add = (wide: boolean) => (
    <Button form={formId} name="intent" value="add" tone="primary" wide={wide} disabled={isAdding}>
      {t(isAdding ? "templates:fill.adding" : "templates:fill.add")}
    </Button>
  );
  const summary = (
    <RailPanel title={t("templates:fill.title")} foot={add(true)}>
      <p className="row row--apart">
        <span>{boxes}</span>
        <Money className="strong">{format.amount(total.amount)}</Money>
      </p>
    </RailPanel>
  );
  const tally = (
    <AddTally
      label={t("templates:fill.title")}
      main={`${boxes} · ${format.amount(total.amount)}`}
      notYet={t("templates:fill.notYet")}
      add={add(false)}
    />
  );
  return (
    <ProductsPage draft={summary} tally={tally}>
      <LeaveWarning when={isChanged && !isAdding} page={`/products/templates/${template.id}`} />
      {refused && refused.clashes.length > 0 && <ClashQuestion clashes={refused.clashes} entries={refused.entries} />}
      {refused && <TemplateRefusal refused={refused} lines={lines} />}
      <Crumbs
        label={t("templates:table.caption")}
        crumbs={[
          { label: t("common:titles.templates"), to: "/products/templates" },
          { label: template.name, current: true },
        ]}
      />
      <PageHead title={<bdi>{template.name}</bdi>}>
        <bdi>{place}</bdi> · {t("templates:fill.lead")}
      </PageHead>
      <div className="stack">
        <UnavailableProducts lines={lines} />
        <Form id={formId} method="post" className="stack" noValidate preventScrollReset>
          {/* Enter in a field presses the first button of the form: this one adds. */}
          <button className={styles.unseen} name="intent" value="add" type="submit" tabIndex={-1} aria-hidden="true" />
          <input type="hidden" name="addId" value={sentId ?? addId} />
          <TemplateLines {...{ lines, typed, wrong, onType }} />
        </Form>
        <ChangePanel template={template} locations={locations} refused={refused} />
      </div>
    </ProductsPage>
  );
}

/** The name and location of a template, for those who may change them; others see who may. */
function ChangePanel({ template, locations, refused }: Pick<Props, "template" | "locations" | "refused">) {
  const { t } = useTexts(["templates", "common"]);
  const { name, locationId, revision, madeBy, mayChange } = template;
  if (!mayChange) return <p className="small quiet">{t("change.readOnly", { name: isolate(madeBy) })}</p>;
  return (
    <Panel title={t("change.title")} padded>
      <KeptForm subject="naming" answer={refused} preventScrollReset>
        <HiddenInput name="revision" value={revision} />
        <NamingFields
          typed={refused?.typed ?? { name, place: locationId ?? "" }}
          mistake={refused?.mistake ?? null}
          locations={locations}
        />
        <FormActions inPlace>
          <Button name="intent" value="change">
            {t("common:actions.save")}
          </Button>
        </FormActions>
      </KeptForm>
    </Panel>
  );
}

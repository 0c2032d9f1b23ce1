import { Form, useNavigate } from "react-router";
import type { Answers } from "~/calls/answers";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Page } from "~/components/frame/page";
import { CameraButton } from "~/components/scan/camera-button";
import { useScanTaker } from "~/components/scan/scan-taker";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { buttonLook } from "~/components/ui/button-look";
import { Crumbs } from "~/components/ui/crumbs";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { parseScan } from "~/domain/scan/parse-scan";
import { type RecallSearch, recallAddress, recallCsvAddress } from "~/forms/deliveries/recall-address";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./deliveries.module.css";
import { RecallTable } from "./recall-table";

type Props = {
  search: RecallSearch;
  isFirst: boolean;
  /** Null while nothing can be searched for. */
  answer: Answers["recalls"]["search"] | null;
  mistakes: Partial<Record<keyof RecallSearch, string>>;
  /** More lots than can be searched for at once. */
  refusal: { values: unknown } | null;
};

/** The search for recalled lots, and who got their boxes; a scanned box is searched for by its lot and its code. */
export function RecallPage({ search, isFirst, answer, mistakes, refusal }: Props) {
  const { t } = useTexts(["deliveries", "orders", "common", "errors", "refusals"]);
  const format = useFormat();
  const navigate = useNavigate();
  useScanTaker((scan) => {
    const read = parseScan(scan.text);
    if (!read?.lot) return false;
    void navigate(recallAddress({ lots: read.lot, product: read.gtin }));
    return true;
  });
  const tooMany = refusal && t("refusals:tooManyLots", { max: "", ...format.values(refusal.values) });
  return (
    <Page>
      <Crumbs
        label={t("orders:detail.crumbs")}
        crumbs={[
          { label: t("orders:title"), to: "/history" },
          { label: t("common:titles.recall"), current: true },
        ]}
      />
      <PageHead title={t("common:titles.recall")} actions={answer && answer.found.length > 0 && <CsvLink search={search} />}>
        {t("deliveries:recall.lead")}
      </PageHead>
      <div className="stack">
        <Panel padded className="no-print">
          <Form role="search" className={styles.recall} noValidate>
            <Field
              id="recall-lots"
              label={t("deliveries:recall.lots")}
              hint={t("deliveries:recall.lotsHint")}
              error={tooMany ?? (mistakes.lots && t(`errors:${mistakes.lots as "unreadableText"}`))}
            >
              <TextInput
                key={search.lots}
                name="lots"
                ltr
                defaultValue={search.lots}
                maxLength={1000}
                autoComplete="off"
                autoFocus={search.lots === ""}
              />
            </Field>
            <Field
              id="recall-product"
              label={t("deliveries:recall.product")}
              hint={t("deliveries:recall.productHint")}
              error={mistakes.product && t(`errors:${mistakes.product as "unreadableText"}`)}
            >
              <TextInput key={search.product} name="product" defaultValue={search.product} maxLength={80} autoComplete="off" />
            </Field>
            <Button tone="primary" icon="search">
              {t("deliveries:recall.find")}
            </Button>
            <CameraButton />
          </Form>
        </Panel>
        {answer && <Found answer={answer} search={search} isFirst={isFirst} />}
      </div>
    </Page>
  );
}

function CsvLink({ search }: { search: RecallSearch }) {
  const { t } = useTexts("deliveries");
  return (
    <a className={buttonLook({})} href={recallCsvAddress(search)} target="_blank" rel="noopener">
      <Icon name="external" />
      {t("recall.csv")}
    </a>
  );
}

type Found = { answer: NonNullable<Props["answer"]>; search: RecallSearch; isFirst: boolean };

function Found({ answer: { found, boxes, packs, patients, next }, search, isFirst }: Found) {
  const { t } = useTexts(["deliveries", "common"]);
  const format = useFormat();
  if (found.length === 0) {
    return (
      <Panel>
        <EmptyState drawing="search" title={t("deliveries:recall.none")}>
          {t("deliveries:recall.noneText")}
        </EmptyState>
      </Panel>
    );
  }
  const count = format.list([
    ...(boxes > 0 ? [t("common:units.boxes", { count: boxes })] : []),
    ...(packs > 0 ? [t("deliveries:recall.packs", { count: packs })] : []),
  ]);
  return (
    <Panel title={t("deliveries:recall.list")} aside={t("deliveries:recall.found", { boxes: count, count: patients })}>
      <RecallTable found={found} />
      {(next !== null || !isFirst) && (
        <nav className={styles.pages} aria-label={t("deliveries:recall.pages")}>
          {!isFirst && <ButtonLink to={recallAddress(search)}>{t("deliveries:recall.newest")}</ButtonLink>}
          {next !== null && <ButtonLink to={recallAddress(search, next)}>{t("deliveries:recall.older")}</ButtonLink>}
        </nav>
      )}
    </Panel>
  );
}

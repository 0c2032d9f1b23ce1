import type { ReactNode } from "react";
import { Form } from "react-router";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { NumberInput } from "~/components/fields/number-input";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { Num } from "~/components/ui/num";
import { Pairs } from "~/components/ui/pairs";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { FittingCell, FittingSet, FoundPatient, RefusedShelf, ShelfIntent } from "~/forms/fitting/fitting-form";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { ExpiryBadge } from "./expiring-packs";
import styles from "./fitting.module.css";
import { GiveOut } from "./give-out";
import { PutByHand } from "./put-by-hand";
import { ShelfRefusal } from "./shelf-refusal";

type Props = {
  set: FittingSet;
  /** Null when the lens in the URL is not in view. */
  cell: FittingCell | null;
  batchId: string;
  patient: FoundPatient | null;
  closeTo: string;
  refused: RefusedShelf | undefined;
};

/** One lens of a set: its packs by lot, how many are wanted, and the forms for giving out, putting on the shelf and discarding. */
export function FittingLensDialog({ set, cell, batchId, patient, closeTo, refused }: Props) {
  const { t } = useTexts("fittingSets");
  if (!cell) {
    return (
      <Modal title={set.name} closeTo={closeTo}>
        <p>{t("lens.notHere")}</p>
      </Modal>
    );
  }
  const { productId, expired } = cell;
  const refusedTo = (intent: ShelfIntent) => (refused?.intent === intent ? refused : undefined);
  const hidden = (
    <>
      <input type="hidden" name="batch" value={batchId} />
      <input type="hidden" name="lens" value={productId} />
    </>
  );
  return (
    <Modal overline={<bdi>{set.name}</bdi>} title={<Num>{prescriptionText(cell.values)}</Num>} closeTo={closeTo} wide>
      <div className="stack">
        {refused && <ShelfRefusal refusal={refused.refusal} />}
        <Facts cell={cell} />
        {cell.lots.length > 0 && <Lots lots={cell.lots} />}
        {expired > 0 && (
          <Form method="post" replace preventScrollReset>
            {hidden}
            <Button small tone="danger" icon="trash" name="intent" value="discard">
              {t("expiring.discard", { count: expired })}
            </Button>
          </Form>
        )}
        {cell.onShelf > 0 && <GiveOut productId={productId} hidden={hidden} patient={patient} refused={refusedTo("use")} />}
        <PutByHand productId={productId} hidden={hidden} refused={refusedTo("put")} />
        <WantPacks cell={cell} hidden={hidden} refused={refusedTo("want")} />
      </div>
    </Modal>
  );
}

const facts = ["onShelf", "wanted", "missing", "onTheWay", "inCarts"] as const;
/** Shown only where there are packs to come. */
const comingFacts: readonly string[] = ["onTheWay", "inCarts"];

function Facts({ cell }: { cell: FittingCell }) {
  const { t } = useTexts("fittingSets");
  const format = useFormat();
  const shown = facts.filter((id) => cell[id] > 0 || !comingFacts.includes(id));
  return <Pairs look="facts" pairs={shown.map((id) => ({ id, label: t(`lens.${id}`), value: <b>{format.number(cell[id])}</b> }))} />;
}

function Lots({ lots }: Pick<FittingCell, "lots">) {
  const { t } = useTexts(["fittingSets", "deliveries"]);
  return (
    <section aria-label={t("fittingSets:lens.lots")}>
      <ul className={styles.lots}>
        {lots.map(({ lot, expiresOn, packs, expiry }) => (
          <li key={`${lot} ${expiresOn}`}>
            <b>{t("fittingSets:packs", { count: packs })}</b>
            <span>{lot === null ? t("fittingSets:lens.unknownLot") : t("deliveries:lot", { lot: isolateLtr(lot) })}</span>
            {expiresOn === null ? (
              <span className="quiet">{t("fittingSets:lens.noExpiry")}</span>
            ) : (
              <ExpiryBadge expiresOn={expiresOn} expiry={expiry} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type WantProps = { cell: FittingCell; hidden: ReactNode; refused: RefusedShelf | undefined };

function WantPacks({ cell: { productId, wanted }, hidden, refused }: WantProps) {
  const { t } = useTexts("fittingSets");
  return (
    <KeptForm replace subject={`want ${productId}`} answer={refused} className={styles.part} preventScrollReset>
      {hidden}
      <h3>{t("lens.wanted")}</h3>
      <div className="fields">
        <Field id="wanted" label={t("lens.wantPacks")} error={refused?.mistakes.wanted && t("mistakes.wanted")}>
          <NumberInput name="wanted" defaultValue={refused?.texts.wanted ?? String(wanted)} maxLength={3} />
        </Field>
        <Button name="intent" value="want">
          {t("lens.want")}
        </Button>
      </div>
    </KeptForm>
  );
}

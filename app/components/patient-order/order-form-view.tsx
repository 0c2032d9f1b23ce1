import { type ComponentProps, Suspense, useRef } from "react";
import { useLocation } from "react-router";
import { AddTally } from "~/components/cart-summary/add-tally";
import { LeaveWarning } from "~/components/frame/leave-warning";
import { RailPanel } from "~/components/frame/rail-panel";
import { ProductsPage } from "~/components/products/products-page";
import { TrialModes } from "~/components/trials/trial-modes";
import { orderFormId as formId, type OrderFormAnswer } from "~/forms/patient-order/order-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { useKeptForm } from "~/offline/drafts/use-kept-form";
import { Later } from "~/offline/scripts/later";
import { AddOrderButton } from "./add-order-button";
import { DraftPanel, DraftTally, OrdersAside } from "./notes-when-asked";
import { OrderFields } from "./order-fields";
import { OrderNotices } from "./order-notices";
import type { OrderPageData } from "./order-page-data";
import { OrderPatientLine } from "./order-patient-line";
import styles from "./patient-order.module.css";
import { useOrderForm } from "./use-order-form";
import { useProblemTexts } from "./use-problem-texts";
import { useStoredPatientDraft } from "./use-stored-patient-draft";

/** The order of one patient: patient, right eye and left eye, delivery and prescription, with the last orders next to it. */
export function OrderFormView({ data, answer }: { data: OrderPageData; answer: OrderFormAnswer | undefined }) {
  const { t } = useTexts(["patientOrder", "common"]);
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { purchase, series, patient, orders, personId } = data;
  const isTrial = purchase === "Trial";
  const state = answer?.state ?? data.state;
  const base = isTrial ? "/products/patient-trial" : "/products/patient-revenue";
  const action = `${base}${search}`;
  const element = useRef<HTMLFormElement>(null);
  const patientId = patient?.id ?? "";
  const form = useOrderForm({ state, purchase, findings: answer?.findings ?? [], patientId, series, orders, action, form: element });
  const { draft, eyes } = form;
  const stored = { purchase, personId, draft, isFresh: isFresh(state), isAnswer: answer !== undefined, replace: form.replace };
  const isStored = useStoredPatientDraft(stored);
  const { stop } = useKeptForm(element, answer || form.isTyped ? draft : undefined);
  const problems = useProblemTexts(form.mistakes);
  const refused = useProblemTexts(answer?.mistakes ?? []);
  const title = patient ? t("patientOrder:draft.titleFor", { patient: format.name(patient) }) : t("patientOrder:draft.title");
  const shown = { title, problems, preorderId: draft.preorderId, eyes: [eyes.right, eyes.left], editing: draft.revision !== null };
  return (
    <ProductsPage draft={<DraftInRail {...shown} isStored={isStored} />} tally={<DraftInTally {...shown} />}>
      <h1 className={styles.unseen}>{t(isTrial ? "common:titles.patientTrial" : "patientOrder:title")}</h1>
      <LeaveWarning when={form.isDirty && pathname.startsWith(base)} page={base} />
      <Later load={loadWaitingOrder} props={{ purchase, draft, eyes, begin: form.restore }} />
      <div className="stack">
        {isTrial && <TrialModes current="patient" />}
        <OrderNotices answer={answer} form={form} refused={refused} action={action} />
        {/* Enter presses the first button of a form: without a patient that of the search, with one this, which adds. */}
        {patient && <button className={styles.unseen} form={formId} type="submit" tabIndex={-1} aria-hidden="true" />}
        <OrderPatientLine data={data} base={base} formId={formId} />
        <div className={styles.bench}>
          <OrderFields data={data} form={form} facts={state.facts} action={action} element={element} refused={refused} onSend={stop} />
          <Suspense>
            <OrdersAside data={data} formId={formId} />
          </Suspense>
        </div>
      </div>
    </ProductsPage>
  );
}

/** The draft above the cart in the rail, until its scripts have loaded the button only. */
function DraftInRail(props: ComponentProps<typeof DraftPanel>) {
  const empty = (
    <RailPanel title={props.title} foot={<AddOrderButton editing={props.editing} />}>
      {null}
    </RailPanel>
  );
  return (
    <Suspense fallback={empty}>
      <DraftPanel {...props} />
    </Suspense>
  );
}

/** The same at the bottom of small screens. */
function DraftInTally(props: ComponentProps<typeof DraftTally>) {
  const { title, editing } = props;
  return (
    <Suspense fallback={<AddTally label={title} main={title} notYet="" add={<AddOrderButton editing={editing} brief />} />}>
      <DraftTally {...props} />
    </Suspense>
  );
}

const isFresh = ({ draft, repeated }: OrderFormAnswer["state"]) =>
  repeated === null && draft.revision === null && draft.eyes.right.seriesId === "" && draft.eyes.left.seriesId === "";

const loadWaitingOrder = async () => (await import("./waiting-order")).WaitingOrder;

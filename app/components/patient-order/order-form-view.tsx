import { Suspense, useRef } from "react";
import { Form, useLocation } from "react-router";
import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import { AddTally } from "~/components/cart-summary/add-tally";
import { EyePanel } from "~/components/eye/eye-panel";
import { useLensFacts } from "~/components/eye/use-lens-facts";
import { ErrorSummary } from "~/components/fields/error-summary";
import { LeaveWarning } from "~/components/frame/leave-warning";
import { RailPanel } from "~/components/frame/rail-panel";
import { AskedFindings, EyeFindings, FindingKeys } from "~/components/prescription/findings-when-found";
import { ProductsPage } from "~/components/products/products-page";
import { TrialModes } from "~/components/trials/trial-modes";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useIsModalOpen } from "~/components/ui/use-modal-dialog";
import type { Eye } from "~/domain/order/order-lines";
import { orderFormId as formId, type OrderFormAnswer } from "~/forms/patient-order/order-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { useKeptForm } from "~/offline/drafts/use-kept-form";
import { Later } from "~/offline/scripts/later";
import { AddOrderButton } from "./add-order-button";
import { DeliveryChoice } from "./delivery-choice";
import { LineAsText } from "./line-as-text";
import { DraftPanel, DraftTally, OrdersAside, RepeatedNotice } from "./notes-when-asked";
import { OrderFormRefusal } from "./order-form-refusal-when-asked";
import type { OrderPageData } from "./order-page-data";
import { OrderPatientLine } from "./order-patient-line";
import styles from "./patient-order.module.css";
import { RxAndNote } from "./rx-and-note";
import { useOrderForm } from "./use-order-form";
import { useProblemTexts } from "./use-problem-texts";
import { useStoredPatientDraft } from "./use-stored-patient-draft";

/** The order of one patient: patient, right eye and left eye, delivery and prescription, with the last orders next to it. */
export function OrderFormView({ data, answer }: { data: OrderPageData; answer: OrderFormAnswer | undefined }) {
  const { t } = useTexts(["patientOrder", "common"]);
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { purchase, series, patient, orders, delivery, today, personId } = data;
  const state = answer?.state ?? data.state;
  const base = purchase === "Trial" ? "/products/patient-trial" : "/products/patient-revenue";
  const action = `${base}${search}`;
  const element = useRef<HTMLFormElement>(null);
  const form = useOrderForm({
    state,
    purchase,
    findings: answer?.findings ?? [],
    patientId: patient?.id ?? "",
    series,
    orders,
    action,
    form: element,
  });
  const right = useLensFacts(form.eyes.right, state.facts.right);
  const left = useLensFacts(form.eyes.left, state.facts.left);
  const isStored = useStoredPatientDraft({
    purchase,
    personId,
    draft: form.draft,
    isFresh: isFresh(state),
    isAnswer: answer !== undefined,
    replace: form.replace,
  });
  const { stop } = useKeptForm(element, answer || form.isTyped ? form.draft : undefined);
  const problems = useProblemTexts(form.mistakes);
  const refused = useProblemTexts(answer?.mistakes ?? []);
  const title = patient ? t("patientOrder:draft.titleFor", { patient: format.name(patient) }) : t("patientOrder:draft.title");
  const nameOf = (seriesId: string) => series.find(({ id }) => id === seriesId)?.displayName ?? "";
  const found = { findings: form.findings, accepted: form.draft.accepted ?? [], today, nameOf };
  const eyeProps = (side: Eye) => ({
    found,
    ...{ state: form.eyes[side], eyes: [form.eyes.right, form.eyes.left], all: series },
    ...{ history: data.history, change: form.change },
  });
  const { preorderId, revision } = form.draft;
  const draftProps = { title, problems, preorderId, eyes: [form.eyes.right, form.eyes.left], editing: revision !== null };
  return (
    <ProductsPage
      draft={
        <Suspense
          fallback={
            <RailPanel title={title} foot={<AddOrderButton editing={draftProps.editing} />}>
              {null}
            </RailPanel>
          }
        >
          <DraftPanel {...draftProps} isStored={isStored} />
        </Suspense>
      }
      tally={
        <Suspense fallback={<AddTally label={title} main={title} notYet="" add={<AddOrderButton editing={draftProps.editing} brief />} />}>
          <DraftTally {...draftProps} />
        </Suspense>
      }
    >
      <h1 className={styles.unseen}>{t(purchase === "Trial" ? "common:titles.patientTrial" : "patientOrder:title")}</h1>
      <LeaveWarning when={form.isDirty && pathname.startsWith(base)} page={base} />
      <Later load={loadWaitingOrder} props={{ purchase, draft: form.draft, eyes: form.eyes, begin: form.restore }} />
      <div className="stack">
        {purchase === "Trial" && <TrialModes current="patient" />}
        {refused.length > 0 && (
          <ErrorSummary
            title={t("patientOrder:mistakes.title", { count: refused.length })}
            problems={refused.map(({ controlId, text }) => ({ fieldId: controlId, text }))}
          />
        )}
        {answer?.refusal && <OrderFormRefusal refusal={answer.refusal} />}
        {answer && answer.findings.length > 0 && (
          <Suspense>
            <AskedFindings findings={form.findings} accepted={found.accepted} formId={formId} />
          </Suspense>
        )}
        {answer && answer.clashes.length > 0 && <ClashQuestion clashes={answer.clashes} entries={answer.entries} action={action} />}
        {draftProps.editing && <Notice tone="accent">{t("patientOrder:editing")}</Notice>}
        {/* Enter presses the first button of a form: without a patient that of the search, with one this, which adds. */}
        {patient && <button className={styles.unseen} form={formId} type="submit" tabIndex={-1} aria-hidden="true" />}
        <OrderPatientLine data={data} base={base} formId={formId} />
        <div className={styles.bench}>
          <Form
            id={formId}
            ref={element}
            method="post"
            replace={useIsModalOpen()}
            action={action}
            onSubmit={(event) => {
              if (form.onSubmit(event)) stop();
            }}
            className="stack"
            noValidate
            preventScrollReset
          >
            <input type="hidden" name="preorder" value={preorderId} />
            <input type="hidden" name="revision" value={revision ?? ""} />
            <input type="hidden" name="edits" value={form.draft.edits} />
            <input type="hidden" name="patient" value={patient?.id ?? ""} />
            <LineAsText
              draft={form.draft}
              series={series}
              orders={orders}
              mistake={refused.find(({ controlId }) => controlId === "line")?.text}
              change={form.change}
              restore={form.restore}
            />
            {form.repeated && (
              <Suspense>
                <RepeatedNotice repeated={form.repeated} />
              </Suspense>
            )}
            {found.accepted.map((key) => (
              <input key={key} type="hidden" name="accepted" value={key} />
            ))}
            {form.draft.removedEyes?.map((side) => (
              <input key={side} type="hidden" name="removedEye" value={side} />
            ))}
            {found.findings.length > 0 && (
              <Suspense>
                <EyeFindings {...found} side={null} />
                <FindingKeys act={form.settle} />
              </Suspense>
            )}
            <div className={styles.eyes}>
              <EyePanel {...eyeProps("right")} {...right} />
              <EyePanel {...eyeProps("left")} {...left} />
            </div>
            <div className="row">
              <Button small name="intent" value="clear:both">
                {t("patientOrder:eye.clearBoth")}
              </Button>
            </div>
            <DeliveryChoice
              value={form.draft.delivery}
              facts={delivery}
              patient={patient}
              onChoose={(chosen) => form.change({ kind: "set", part: { delivery: chosen } })}
            />
            <RxAndNote draft={form.draft} today={today} refused={refused} onType={(part) => form.change({ kind: "set", part })} />
          </Form>
          <Suspense>
            <OrdersAside data={data} formId={formId} />
          </Suspense>
        </div>
      </div>
    </ProductsPage>
  );
}

const isFresh = ({ draft, repeated }: OrderFormAnswer["state"]) =>
  repeated === null && draft.revision === null && draft.eyes.right.seriesId === "" && draft.eyes.left.seriesId === "";

const loadWaitingOrder = async () => (await import("./waiting-order")).WaitingOrder;

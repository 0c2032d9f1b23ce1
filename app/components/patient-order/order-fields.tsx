import { type RefObject, Suspense } from "react";
import { Form } from "react-router";
import { EyePanel } from "~/components/eye/eye-panel";
import { useLensFacts } from "~/components/eye/use-lens-facts";
import { EyeFindings, FindingKeys } from "~/components/prescription/findings-when-found";
import { Button } from "~/components/ui/button";
import { useIsModalOpen } from "~/components/ui/use-modal-dialog";
import type { Eye } from "~/domain/order/order-lines";
import { type OrderFormState, orderFormId } from "~/forms/patient-order/order-form";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { useTexts } from "~/i18n/use-texts";
import { DeliveryChoice } from "./delivery-choice";
import { LineAsText } from "./line-as-text";
import { RepeatedNotice } from "./notes-when-asked";
import type { OrderPageData } from "./order-page-data";
import styles from "./patient-order.module.css";
import { RxAndNote } from "./rx-and-note";
import type { OrderForm } from "./use-order-form";
import type { OrderProblem } from "./use-problem-texts";

type Props = {
  data: OrderPageData;
  form: OrderForm;
  facts: OrderFormState["facts"];
  /** Where the form is sent. */
  action: string;
  element: RefObject<HTMLFormElement | null>;
  /** What the server refused when the form was sent. */
  refused: readonly OrderProblem[];
  /** Called when the form is sent to the server. */
  onSend: () => void;
};

/** The form of an order: its lines as text, what was found unlikely, both eyes, delivery, prescription and note. */
export function OrderFields({ data, form, facts, action, element, refused, onSend }: Props) {
  const { t } = useTexts("patientOrder");
  const { series, patient, orders, delivery, today } = data;
  const { draft, eyes } = form;
  const nameOf = (seriesId: string) => series.find(({ id }) => id === seriesId)?.displayName ?? "";
  const found = { findings: form.findings, accepted: draft.accepted ?? [], today, nameOf };
  const lensFacts = { right: useLensFacts(eyes.right, facts.right), left: useLensFacts(eyes.left, facts.left) };
  const eyePanel = (side: Eye) => (
    <EyePanel
      found={found}
      state={eyes[side]}
      eyes={[eyes.right, eyes.left]}
      all={series}
      history={data.history}
      change={form.change}
      {...lensFacts[side]}
    />
  );
  return (
    <Form
      id={orderFormId}
      ref={element}
      method="post"
      replace={useIsModalOpen()}
      action={action}
      onSubmit={(event) => {
        if (form.onSubmit(event)) onSend();
      }}
      className="stack"
      noValidate
      preventScrollReset
    >
      <HiddenFields draft={draft} patientId={patient?.id ?? ""} />
      <LineAsText
        draft={draft}
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
      {found.findings.length > 0 && (
        <Suspense>
          <EyeFindings {...found} side={null} />
          <FindingKeys act={form.settle} />
        </Suspense>
      )}
      <div className={styles.eyes}>
        {eyePanel("right")}
        {eyePanel("left")}
      </div>
      <div className="row">
        <Button small name="intent" value="clear:both">
          {t("eye.clearBoth")}
        </Button>
      </div>
      <DeliveryChoice
        value={draft.delivery}
        facts={delivery}
        patient={patient}
        onChoose={(chosen) => form.change({ kind: "set", part: { delivery: chosen } })}
      />
      <RxAndNote draft={draft} today={today} refused={refused} onType={(part) => form.change({ kind: "set", part })} />
    </Form>
  );
}

/** What the order is, what was accepted, and which eyes were taken out of it. */
function HiddenFields({ draft, patientId }: { draft: PatientDraft; patientId: string }) {
  return (
    <>
      <input type="hidden" name="preorder" value={draft.preorderId} />
      <input type="hidden" name="revision" value={draft.revision ?? ""} />
      <input type="hidden" name="edits" value={draft.edits} />
      <input type="hidden" name="patient" value={patientId} />
      {draft.accepted?.map((key) => (
        <input key={key} type="hidden" name="accepted" value={key} />
      ))}
      {draft.removedEyes?.map((side) => (
        <input key={side} type="hidden" name="removedEye" value={side} />
      ))}
    </>
  );
}

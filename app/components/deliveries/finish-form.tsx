import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { Form } from "react-router";
import { Progress } from "~/components/gauge/progress";
import { Button } from "~/components/ui/button";
import { presses } from "~/forms/deliveries/counting-press";
import { useTexts } from "~/i18n/use-texts";
import styles from "./deliveries.module.css";

type Props = { deliveryId: string; counted: number; expected: number; boxes: number; waiting: number };

/**
 * How much is counted, and the button that finishes the delivery; also Ctrl and Enter. Boxes on their way to the portal are counted first.
 */
export function FinishForm({ deliveryId, counted, expected, boxes, waiting }: Props) {
  const { t } = useTexts(["deliveries", "common"]);
  const form = useRef<HTMLFormElement>(null);
  const isAsked = useRef(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (waiting === 0) return;
    event.preventDefault();
    isAsked.current = true;
  };
  useEffect(() => {
    if (!isAsked.current || waiting > 0) return;
    isAsked.current = false;
    form.current?.requestSubmit();
  }, [waiting]);
  const finish = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !event.ctrlKey || boxes === 0) return;
    event.preventDefault();
    form.current?.requestSubmit();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => finish(event);
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <Form ref={form} method="post" onSubmit={submit} className={styles.finish}>
      <input type="hidden" name="delivery" value={deliveryId} />
      <input type="hidden" name="intent" value={presses.finish} />
      {expected > 0 && (
        <Progress value={counted} max={expected}>
          {t("deliveries:progress", { counted, boxes: expected })}
        </Progress>
      )}
      {waiting > 0 && <p className="small quiet">{t("deliveries:waits", { count: waiting })}</p>}
      <div className="row">
        <Button tone="primary" aria-describedby="finish-hint" disabled={boxes === 0} kbd="Ctrl ↵">
          {t("deliveries:finish")}
        </Button>
        <span id="finish-hint" className="small quiet">
          {t("deliveries:finishHint")}
        </span>
      </div>
    </Form>
  );
}

import { startTransition, useEffect, useRef, useState } from "react";
import type { OrderPurchase } from "~/forms/patient-order/order-form";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { afterPause } from "~/offline/after-pause";
import { loadPatientDrafts } from "~/offline/drafts/load-drafts";

const pauseMilliseconds = 300;

type Given = {
  purchase: OrderPurchase;
  personId: string;
  draft: PatientDraft;
  /** The form holds nothing that a kept draft could lose. */
  isFresh: boolean;
  /** The form answers what was just sent, so it is newer than anything kept. */
  isAnswer: boolean;
  restore: (stored: Pick<PatientDraft, "preorderId" | "eyes">) => void;
};

/**
 * Keeps what is typed on this device (D31) and restores it after a reload: for the same patient into a fresh form, or into the very
 * order it was typed in. Answers whether the device has it now.
 */
export function useKeptPatientDraft({ purchase, personId, draft, isFresh, isAnswer, restore }: Given): boolean {
  const [isRead, setIsRead] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const begun = useRef({ draft, isFresh, isAnswer, restore });
  useEffect(() => {
    let isStale = false;
    const bringBack = async () => {
      const stored = await (await loadPatientDrafts())?.readPatientDraftOnDevice({ kind: purchase, personId }, new Date());
      if (isStale) return;
      const { draft: first, isFresh: fresh, isAnswer: newer, restore: take } = begun.current;
      const isSame = stored?.preorderId === first.preorderId || (fresh && stored?.patientId === first.patientId);
      startTransition(() => {
        if (stored && isSame && !newer) take(stored);
        setIsRead(true);
      });
    };
    void bringBack();
    return () => {
      isStale = true;
    };
  }, [purchase, personId]);
  useEffect(() => {
    if (!isRead) return;
    const keep = async () => {
      const drafts = await loadPatientDrafts();
      const isNowKept = (await drafts?.keepPatientDraft({ kind: purchase, personId }, draft, new Date())) ?? false;
      startTransition(() => setIsKept(isNowKept));
    };
    // A new form follows an order that was added: the device forgets that one at once, before another page could bring it back.
    return afterPause(() => void keep(), draft === begun.current.draft && begun.current.isFresh ? 0 : pauseMilliseconds);
  }, [isRead, purchase, personId, draft]);
  return isKept;
}

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
  /** The form has nothing that a stored draft could overwrite. */
  isFresh: boolean;
  /** The form is the response to what was just sent, so it is newer than anything stored. */
  isAnswer: boolean;
  replace: (next: (now: PatientDraft) => PatientDraft) => void;
};

/**
 * Stores what is typed on this device (D31) and restores it after a reload: for the same patient into a fresh form, or into the order in
 * which it was typed unless the server has a newer copy of it. Returns whether the device has it now.
 */
export function useStoredPatientDraft({ purchase, personId, draft, isFresh, isAnswer, replace }: Given): boolean {
  const [isRead, setIsRead] = useState(false);
  const [isStored, setIsStored] = useState(false);
  const initial = useRef({ draft, isFresh, isAnswer, replace });
  useEffect(() => {
    let isStale = false;
    const restoreStored = async () => {
      const drafts = await loadPatientDrafts();
      const stored = await drafts?.loadPatientDraftFromDevice({ kind: purchase, personId }, new Date());
      if (isStale) return;
      const { draft: first, isFresh: fresh, isAnswer: newer, replace: take } = initial.current;
      startTransition(() => {
        if (drafts && stored && !newer) take((now) => drafts.withStoredDraft(now, { stored, first, isFresh: fresh }));
        setIsRead(true);
      });
    };
    void restoreStored();
    return () => {
      isStale = true;
    };
  }, [purchase, personId]);
  useEffect(() => {
    if (!isRead) return;
    const store = async () => {
      const drafts = await loadPatientDrafts();
      const isNowStored = (await drafts?.storePatientDraft({ kind: purchase, personId }, draft, new Date())) ?? false;
      startTransition(() => setIsStored(isNowStored));
    };
    // After an order was added a new form follows: the device deletes the old one at once, before another page could restore it.
    return afterPause(() => void store(), draft === initial.current.draft && initial.current.isFresh ? 0 : pauseMilliseconds);
  }, [isRead, purchase, personId, draft]);
  return isStored;
}

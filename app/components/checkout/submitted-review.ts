import { useEffect, useEffectEvent, useRef } from "react";
import { href, useNavigation, useSearchParams, useSubmit } from "react-router";
import { pushNotice } from "~/components/notices/current-notices";
import { usePerson } from "~/components/waiting/use-person";
import { deleteSubmission, storedSubmission, storeSubmission } from "~/offline/device/submission";

/**
 * Remembers which review is being submitted, and submits it again when the page was reloaded before the response, or when the person
 * pressed something else on the page meanwhile: under the same hold it is ordered once and returns its receipt (D24). On the page of
 * another hold or cart it is forgotten: its receipt would take the place of the review that has been opened since. `cartId` is the
 * page's open cart, null when there is none. Renders nothing.
 */
export function SubmittedReview({ cartId }: { cartId: string | null }): null {
  const personId = usePerson()?.personId ?? "";
  const [search] = useSearchParams();
  const submit = useSubmit();
  const { formData, state } = useNavigation();
  const sent = useRef<"under way" | "overtaken" | null>(null);
  const submitAgain = useEffectEvent(() => {
    const submission = storedSubmission(personId, new Date());
    if (!submission) return;
    pushNotice({ key: "frame:connection.ordering", tone: "caution" });
    void submit({ intent: "order", ...submission, terms: "on" }, { method: "post", action: href("/checkout") });
  });
  const submitUnanswered = useEffectEvent(() => {
    const submission = storedSubmission(personId, new Date());
    const isHere = (shown: string | null, submitted: string | undefined) => shown === null || shown === submitted;
    if (isHere(search.get("hold"), submission?.holdId) && isHere(cartId, submission?.cartId)) submitAgain();
    else deleteSubmission();
  });
  /** Stores the submission at the press itself: the page may be reloaded before React renders again. */
  const storePressed = useEffectEvent(({ target, submitter }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement)) return;
    const pressed = new FormData(target, submitter);
    if (pressed.get("intent") !== "order") return;
    const submission = { cartId: String(pressed.get("cartId")), holdId: String(pressed.get("holdId")) };
    storeSubmission(submission, personId, new Date());
  });
  useEffect(() => {
    submitUnanswered();
    const listen = (event: SubmitEvent) => storePressed(event);
    document.addEventListener("submit", listen);
    return () => {
      document.removeEventListener("submit", listen);
      deleteSubmission();
    };
  }, []);
  useEffect(() => {
    if (formData?.get("intent") === "order") {
      sent.current = "under way";
    } else if (state !== "idle") {
      if (sent.current) sent.current = "overtaken";
    } else if (sent.current) {
      const isAnswered = sent.current === "under way";
      sent.current = null;
      if (isAnswered) deleteSubmission();
      else submitAgain();
    }
  }, [formData, state]);
  return null;
}

import { useEffect, useEffectEvent, useRef } from "react";
import { href, useNavigation, useSubmit } from "react-router";
import { tellNotice } from "~/components/notices/told-notices";
import { usePerson } from "~/components/waiting/use-person";
import { forgetSubmission, keepSubmission, keptSubmission } from "~/offline/device/submission";

/**
 * Remembers which review is being submitted, and submits it again when the page was reloaded before the response: under the same hold it is
 * ordered once and returns its receipt (D24). Renders nothing.
 */
export function SubmittedReview(): null {
  const personId = usePerson()?.personId ?? "";
  const submit = useSubmit();
  const { formData, state } = useNavigation();
  const wasSent = useRef(false);
  const submitAgain = useEffectEvent(() => {
    const submission = keptSubmission(personId, new Date());
    if (!submission) return;
    tellNotice({ key: "frame:connection.ordering", tone: "caution" });
    void submit({ intent: "order", ...submission, terms: "on" }, { method: "post", action: href("/checkout") });
  });
  useEffect(() => {
    submitAgain();
    return forgetSubmission;
  }, []);
  useEffect(() => {
    if (formData?.get("intent") === "order") {
      wasSent.current = true;
      const [cartId, holdId] = [String(formData.get("cartId")), String(formData.get("holdId"))];
      keepSubmission({ cartId, holdId }, personId, new Date());
    } else if (state === "idle" && wasSent.current) {
      wasSent.current = false;
      forgetSubmission();
    }
  }, [formData, state, personId]);
  return null;
}

import { useEffect, useEffectEvent, useRef } from "react";
import { href, useNavigation, useSubmit } from "react-router";
import { pushNotice } from "~/components/notices/current-notices";
import { usePerson } from "~/components/waiting/use-person";
import { deleteSubmission, storedSubmission, storeSubmission } from "~/offline/device/submission";

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
    const submission = storedSubmission(personId, new Date());
    if (!submission) return;
    pushNotice({ key: "frame:connection.ordering", tone: "caution" });
    void submit({ intent: "order", ...submission, terms: "on" }, { method: "post", action: href("/checkout") });
  });
  useEffect(() => {
    submitAgain();
    return deleteSubmission;
  }, []);
  useEffect(() => {
    if (formData?.get("intent") === "order") {
      wasSent.current = true;
      const [cartId, holdId] = [String(formData.get("cartId")), String(formData.get("holdId"))];
      storeSubmission({ cartId, holdId }, personId, new Date());
    } else if (state === "idle" && wasSent.current) {
      wasSent.current = false;
      deleteSubmission();
    }
  }, [formData, state, personId]);
  return null;
}

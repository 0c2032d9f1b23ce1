import { type ReactNode, useEffect } from "react";
import { Form } from "react-router";
import { loadDrafts } from "~/offline/load-drafts";

/** Around the button that signs out; what the device keeps is forgotten at once (D31). */
export function SignOutForm({ action, className, children }: { action: string; className?: string; children: ReactNode }) {
  // Loaded before it is needed.
  useEffect(() => void loadDrafts(), []);
  const discardDrafts = async () => (await loadDrafts())?.discardAllDrafts();
  return (
    <Form method="post" action={action} className={className} onSubmit={() => void discardDrafts()}>
      {children}
    </Form>
  );
}

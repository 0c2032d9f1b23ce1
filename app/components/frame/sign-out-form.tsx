import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import type { SignOutWire } from "~/components/waiting/sign-out-asking";
import { Later } from "~/offline/later";
import { loadDrafts } from "~/offline/load-drafts";

/** Around the button that signs out; what the device keeps is forgotten at once (D31), after asking when something still waits. */
export function SignOutForm({ action, className, children }: { action: string; className?: string; children: ReactNode }) {
  const [onSubmit, wire] = useState<SignOutWire>(() => () => void loadDrafts().then((drafts) => drafts?.discardAllDrafts()));
  return (
    <>
      <Form method="post" action={action} className={className} onSubmit={onSubmit}>
        {children}
      </Form>
      <Later load={loadAsking} props={{ action, wire }} />
    </>
  );
}

const loadAsking = async () => (import.meta.env.SSR ? null : (await import("~/components/waiting/sign-out-asking")).SignOutAsking);

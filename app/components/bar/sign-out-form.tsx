import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import type { SignOutWire } from "~/components/waiting/sign-out-asking";
import { loadDrafts } from "~/offline/drafts/load-drafts";
import { Later } from "~/offline/scripts/later";

type Props = {
  action: string;
  /** Names it as a region, when it contains more than a button. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Around the button that signs out; what the device stores is deleted at once (D31), after a confirmation when something still waits. */
export function SignOutForm({ action, label, className, children }: Props) {
  const [onSubmit, wire] = useState<SignOutWire>(() => () => void loadDrafts().then((drafts) => drafts?.discardAllDrafts()));
  return (
    <>
      <Form method="post" action={action} aria-label={label} className={className} onSubmit={onSubmit}>
        {children}
      </Form>
      <Later load={loadAsking} props={{ action, wire }} />
    </>
  );
}

const loadAsking = async () => (import.meta.env.SSR ? null : (await import("~/components/waiting/sign-out-asking")).SignOutAsking);

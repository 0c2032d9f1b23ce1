import { type FormEvent, useEffect, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { tryNow } from "~/offline/connection";
import { discardAllDrafts } from "~/offline/drafts/stock-drafts";
import { waitingCount } from "~/offline/waiting/waiting-count";
import { LeavingQuestion } from "./leaving-question";

/** Called when the sign-out form is sent. */
export type SignOutWire = (event: FormEvent) => void;

type Props = { action: string; wire: (onSubmit: () => SignOutWire) => void };

/** Deletes at once what the device stores when somebody signs out (D31); asks first when something still waits. */
export function SignOutAsking({ action, wire }: Props) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const ask = (event: FormEvent) => {
      const { waiting, needing } = waitingCount();
      if (waiting + needing === 0) return void discardAllDrafts();
      event.preventDefault();
      setAsks(true);
    };
    wire(() => ask);
  }, [wire]);
  const stay = () => setAsks(false);
  const send = () => {
    stay();
    tryNow();
    void navigate("/waiting", { defaultShouldRevalidate: false });
  };
  const throwAway = async () => {
    stay();
    await discardAllDrafts();
    await submit(null, { method: "post", action });
  };
  return asks && <LeavingQuestion send={send} stay={stay} throwAway={() => void throwAway()} />;
}

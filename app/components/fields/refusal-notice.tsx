import { type ComponentProps, useRef } from "react";
import { Notice } from "~/components/ui/notice";
import { useAnswerFocus } from "./use-answer-focus";

type Props = Omit<ComponentProps<typeof Notice>, "role" | "ref" | "tabIndex"> & {
  /** What it says, if that can change without a further answer: it takes the focus again. */
  about?: string;
};

/** Why a form that was sent did nothing: announced at once, and in focus, so that it is in sight. */
export function RefusalNotice({ tone = "danger", about, ...notice }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useAnswerFocus(box, { about });
  return <Notice {...notice} tone={tone} role="alert" ref={box} tabIndex={-1} />;
}

import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "~/components/ui/notice";

type FieldProblem = {
  /** The id of the control. */
  fieldId: string;
  text: ReactNode;
};

type Props = {
  /** "2 things need a look before the patient can be saved" */
  title: ReactNode;
  problems: FieldProblem[];
  children?: ReactNode;
};

/** At the top of a refused form: the mistakes, with links to the fields. It takes the focus when it appears and when it changes. */
export function ErrorSummary({ title, problems, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const problemIds = problems.map((problem) => problem.fieldId).join(" ");
  useEffect(() => {
    if (problemIds !== null) box.current?.focus();
  }, [problemIds]);
  return (
    <Notice tone="danger" role="alert" ref={box} tabIndex={-1} title={title}>
      {problems.length > 0 && (
        <ul className="small">
          {problems.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Notice>
  );
}

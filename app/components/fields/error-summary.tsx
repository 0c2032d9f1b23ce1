import type { ReactNode } from "react";
import { RefusalNotice } from "~/components/fields/refusal-notice";

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

/** At the top of a refused form: the mistakes, with links to the fields. */
export function ErrorSummary({ title, problems, children }: Props) {
  return (
    <RefusalNotice title={title} about={problems.map(({ fieldId }) => fieldId).join(" ")}>
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
    </RefusalNotice>
  );
}

import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from "react";
import { Link, type To, useNavigate } from "react-router";
import { useTexts } from "~/i18n/use-texts";
import { buttonLook } from "./button-look";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./modal.module.css";
import { useModalDialog } from "./use-modal-dialog";

type Props = {
  title: ReactNode;
  /** A line above the title: "First sign-in, 1 of 2". */
  overline?: ReactNode;
  wide?: boolean;
  /** Something must be decided at once: announced with its text. */
  alert?: boolean;
  children: ReactNode;
} & (
  | {
      /** The page behind, the target of the close button, Escape and a click outside the dialog. */
      closeTo: To;
      explicitResult?: false;
    }
  | {
      /** Only a button of the dialog closes it (terms, trial rules): no close button, Escape and clicks outside have no effect. */
      explicitResult: true;
      closeTo?: never;
    }
);

/** A dialog that is a route. The server renders it open; with JavaScript it becomes modal. For what is behind it, see BehindModal. */
export function Modal({ title, overline, wide, alert, closeTo, explicitResult, children }: Props) {
  const { t } = useTexts("common");
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(dialog);

  // Replaced, so that going back does not open the dialog again.
  const leave = () => {
    if (closeTo !== undefined) void navigate(closeTo, { preventScrollReset: true, replace: true });
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // During a composition the key ends that alone.
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // A second Escape would ignore a prevented cancel event, so the key itself is stopped.
    event.preventDefault();
    leave();
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutsideDialog(event)) leave();
  };

  return (
    <dialog
      ref={dialog}
      open
      role={alert ? "alertdialog" : undefined}
      aria-modal="true"
      aria-labelledby={titleId}
      closedby={explicitResult ? "none" : "closerequest"}
      className={classNames(styles.modal, wide && styles.wide)}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div className={styles.head}>
        <div>
          {overline !== undefined && <p className="small quiet">{overline}</p>}
          <h2 id={titleId}>{title}</h2>
        </div>
        {closeTo !== undefined && (
          <Link
            to={closeTo}
            className={buttonLook({ tone: "icon", className: styles.close })}
            aria-label={t("actions.close")}
            preventScrollReset
            replace
          >
            <Icon name="close" />
          </Link>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      <span className={styles.whole} hidden />
    </dialog>
  );
}

/** Whether the click was on the backdrop, which has the dialog as its target but is outside its box. */
function isOutsideDialog(event: MouseEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientX < box.x || event.clientX > box.x + box.width || event.clientY < box.y || event.clientY > box.y + box.height;
}

import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "~/components/ui/class-names";
import { useNextVisit } from "~/offline/use-visit";
import styles from "./menu.module.css";

type Props = {
  /** The trigger. */
  summary: ReactNode;
  /** Accessible name when the summary is an icon. */
  label: string;
  summaryClassName?: string;
  className?: string;
  /** Called when it opens and when it closes. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A list that opens below its summary, with and without JavaScript; navigating, Escape and a click outside close it. */
export function Menu({ summary, label, summaryClassName, className, onToggle, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useNextVisit(() => close(menu.current));

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close(menu.current);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      close(menu.current);
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, []);

  return (
    <details ref={menu} className={classNames(styles.menu, className)} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      <div className={classNames("float", styles.list)}>{children}</div>
    </details>
  );
}

const close = (menu: HTMLDetailsElement | null) => menu?.removeAttribute("open");

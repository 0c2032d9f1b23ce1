import { type ComponentProps, memo, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import barStyles from "./bar-hits.module.css";
import { HitList, HitNews } from "./live-hits";
import { useLiveHits } from "./use-live-hits";

export type BarHitsProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Receives the properties that make the field a combobox, after each change. */
  wire: (input: ComponentProps<"input">) => void;
};

/** The results for the words in the bar. The field existed before this was loaded and stays the same one, with what was typed. */
export const BarHits = memo(function BarHits({ field, wire }: BarHitsProps) {
  const live = useLiveHits({ asksBefore: true });
  const { look, listbox } = live;
  const lookFor = (text: string) => {
    look(text);
    listbox.show();
  };
  // Before the next key: the field acts on what is shown.
  useLayoutEffect(() => {
    const onText = (event: { currentTarget: HTMLInputElement }) => lookFor(event.currentTarget.value);
    wire({ ...listbox.input, onBlur: listbox.hide, onChange: onText, onFocus: onText });
  });
  const typedBefore = useEffectEvent(() => {
    if (field.current && field.current === document.activeElement) lookFor(field.current.value);
  });
  useEffect(() => typedBefore(), []);
  return (
    <div className={barStyles.hits}>
      <HitList {...live} />
      <HitNews {...live} />
    </div>
  );
});

import { useRef, useState } from "react";
import { isCalendarDay } from "~/domain/calendar/days";
import { useFormat } from "~/i18n/use-format";
import { Later } from "~/offline/scripts/later";
import styles from "./day-input.module.css";
import { TextInput } from "./text-input";

type Props = {
  name: string;
  /** yyyy-MM-dd, or what was typed and is no day. */
  day: string;
  /** Called with the typed day, or with the text while it is none. */
  onDay?: (typed: string) => void;
  /** The first and the last day that the calendar offers. */
  min?: string;
  max?: string;
};

/** A day typed in the market's format; the server accepts other formats too. With JavaScript it has a calendar. */
export function DayInput({ name, day, onDay, min, max }: Props) {
  const format = useFormat();
  const written = (typed: string) => (isCalendarDay(typed) ? format.dayInDigits(typed) : typed);
  const [text, setText] = useState(() => written(day));
  const [shownDay, setShownDay] = useState(day);
  const field = useRef<HTMLInputElement>(null);
  const parseTypedRef = useRef((typed: string) => typed);
  if (day !== shownDay) {
    setShownDay(day);
    setText(written(day));
  }
  const type = (typed: string) => {
    setText(typed);
    if (!onDay) return;
    const read = parseTypedRef.current(typed);
    setShownDay(read);
    onDay(read);
  };
  return (
    <span className={styles.day}>
      <TextInput
        ref={field}
        name={name}
        ltr
        inputMode="numeric"
        maxLength={40}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setText(written(parseTypedRef.current(text)))}
      />
      <Later load={loadPickDay} props={{ field, parseTypedRef, min, max }} />
    </span>
  );
}

const loadPickDay = async () => (await import("./pick-day")).PickDay;

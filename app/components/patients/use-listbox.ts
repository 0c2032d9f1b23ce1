import { type KeyboardEvent, useEffect, useId, useState } from "react";

type Options<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  onChoose: (item: Item) => void;
  /**
   * By default Enter without a selected item submits the form, as in a plain field; with this the first item is selected from the start.
   */
  markFirst?: boolean;
};

/**
 * The combobox of the ARIA pattern: a field that keeps the focus, and a list in which an item is selected with the arrow keys, chosen with
 * Enter or a click, and closed with Escape.
 */
export function useListbox<Item>({ items, keyOf, onChoose, markFirst = false }: Options<Item>) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(markFirst ? 0 : -1);
  const open = wanted && items.length > 0;
  const current = open ? items[marked] : undefined;
  const optionId = (item: Item) => `${listId}-${keyOf(item)}`;

  const seen = current === undefined ? listId : optionId(current);
  useEffect(() => {
    if (open) document.getElementById(seen)?.scrollIntoView({ block: "nearest" });
  }, [open, seen]);

  // A list that closed during a press would move what is pressed away from under the pointer, and nothing would be clicked.
  const hide = () => {
    if (!document.body.matches(":active")) return setWanted(false);
    document.addEventListener("pointerup", () => setTimeout(() => setWanted(false)), { once: true });
  };
  const show = () => {
    setWanted(true);
    setMarked(markFirst ? 0 : -1);
  };
  const choose = (item: Item) => {
    setWanted(false);
    onChoose(item);
  };
  const move = (by: 1 | -1) => {
    if (!open) return show();
    const next = marked + by;
    setMarked(next < 0 ? items.length - 1 : next % items.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && current !== undefined) choose(current);
    else if (event.key === "Escape" && open) setWanted(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    open,
    show,
    hide,
    input: {
      role: "combobox",
      "aria-expanded": open,
      "aria-controls": open ? listId : undefined,
      "aria-autocomplete": "list",
      "aria-activedescendant": current === undefined ? undefined : optionId(current),
      autoComplete: "off",
      onKeyDown,
    } as const,
    list: { id: listId, role: "listbox" } as const,
    option: (item: Item) =>
      ({
        id: optionId(item),
        role: "option",
        "aria-selected": item === current,
        // A click must not take the focus from the field.
        onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onClick: () => choose(item),
      }) as const,
  };
}

/** What a practice chose for a series or solution (D62). */
export type PracticeChoice = { visible: boolean; available: boolean; isFavourite: boolean };

export const choiceFields = ["visible", "available", "isFavourite"] as const satisfies readonly (keyof PracticeChoice)[];
export type ChoiceField = (typeof choiceFields)[number];

/** A choice as it is kept; every change raises the revision, 0 is what nobody chose. */
export type KeptChoice = PracticeChoice & { revision: number };

/** What a person wants changed; `revision` is the one that was seen, and left out it is whichever is kept. */
export type ChoiceEdit = { [Field in ChoiceField]?: boolean | undefined } & { id: string; revision?: number | undefined };

/** The choice after an edit: fields that are left out stay. */
export function editedChoice(stored: PracticeChoice, edit: Omit<ChoiceEdit, "id">): PracticeChoice {
  return {
    visible: edit.visible ?? stored.visible,
    available: edit.available ?? stored.available,
    isFavourite: edit.isFavourite ?? stored.isFavourite,
  };
}

/** Are both choices the same? */
export function isSameChoice(one: PracticeChoice, other: PracticeChoice): boolean {
  return choiceFields.every((field) => one[field] === other[field]);
}

/** Does a change hide an item that was shown, or stop orders of one that could be ordered? */
export function withdraws(before: PracticeChoice, after: PracticeChoice): boolean {
  return (before.visible && !after.visible) || (before.available && !after.available);
}

export type ChoiceDecision = {
  /** Withdrawn although they are in an open cart (D62). */
  inCart: string[];
  /** Changed by somebody else since they were seen. */
  changedElsewhere: string[];
  changes: { id: string; choice: PracticeChoice; isFavouriteOnly: boolean }[];
};

/**
 * What becomes of edits that are saved together: all of them when neither list names one, else none. An item that another person
 * has brought to the very state that is wanted is not in the way. What stays as it is, is no change.
 */
export function decideChoices(
  edits: readonly ChoiceEdit[],
  storedChoice: (itemId: string) => KeptChoice,
  inCarts: ReadonlySet<string>,
): ChoiceDecision {
  const wanted = edits.map((edit) => ({ ...edit, before: storedChoice(edit.id), choice: editedChoice(storedChoice(edit.id), edit) }));
  const moving = wanted.filter(({ before, choice }) => !isSameChoice(before, choice));
  const ids = (found: typeof moving) => found.map(({ id }) => id);
  return {
    inCart: ids(moving.filter(({ id, before, choice }) => withdraws(before, choice) && inCarts.has(id))),
    changedElsewhere: ids(moving.filter(({ revision, before }) => revision !== undefined && revision !== before.revision)),
    changes: moving.map(({ id, before, choice }) => ({
      id,
      choice,
      isFavouriteOnly: before.visible === choice.visible && before.available === choice.available,
    })),
  };
}

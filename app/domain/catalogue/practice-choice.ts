/** A practice's settings for a series or solution (D62). */
export type PracticeChoice = { visible: boolean; available: boolean; isFavourite: boolean };

export const choiceFields = ["visible", "available", "isFavourite"] as const satisfies readonly (keyof PracticeChoice)[];
export type ChoiceField = (typeof choiceFields)[number];

/** The stored settings; every change raises the revision, and 0 means that nobody has set them. */
export type StoredChoice = PracticeChoice & { revision: number };

/** A requested change of settings; `revision` is the one that was seen; without it the stored one is assumed. */
export type ChoiceEdit = { [Field in ChoiceField]?: boolean | undefined } & { id: string; revision?: number | undefined };

/** Returns the settings after an edit; omitted fields stay unchanged. */
export function editedChoice(stored: PracticeChoice, edit: Omit<ChoiceEdit, "id">): PracticeChoice {
  return {
    visible: edit.visible ?? stored.visible,
    available: edit.available ?? stored.available,
    isFavourite: edit.isFavourite ?? stored.isFavourite,
  };
}

/** Whether both settings are equal. */
export function isSameChoice(one: PracticeChoice, other: PracticeChoice): boolean {
  return choiceFields.every((field) => one[field] === other[field]);
}

/** Whether a change hides a visible item or stops orders of an orderable one. */
export function withdraws(before: PracticeChoice, after: PracticeChoice): boolean {
  return (before.visible && !after.visible) || (before.available && !after.available);
}

export type ChoiceDecision = {
  /** Withdrawn while they are in an open cart (D62). */
  inCart: string[];
  /** Changed by somebody else since they were loaded. */
  changedElsewhere: string[];
  changes: { id: string; choice: PracticeChoice; isFavouriteOnly: boolean }[];
};

/**
 * Decides on edits that are saved together: all of them when both lists are empty, else none. An item that somebody else already changed to
 * the requested state does not conflict. Unchanged items are no edits.
 */
export function decideChoices(
  edits: readonly ChoiceEdit[],
  storedChoice: (itemId: string) => StoredChoice,
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

import { permitted, refused, type Verdict } from "./verdict";

type Versions = {
  /** The version that the caller loaded; undefined for callers that send none, whose changes are not checked. */
  seen: string | undefined;
  /** The version that is stored now. */
  present: string;
  /** The version that the change would store. */
  wanted: string;
};

/**
 * Refuses a change by a caller who has not seen the present version, because it would undo what somebody else saved in the meantime. A
 * change that was already made is permitted, so that sending it twice makes it once.
 */
export function checkSeenVersion({ seen, present, wanted }: Versions): Verdict<undefined, "changedElsewhere"> {
  return seen === undefined || seen === present || wanted === present ? permitted : refused("changedElsewhere");
}

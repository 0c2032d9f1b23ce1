import type { IconName } from "~/components/ui/icon-name";
import type { WaitingItem, WaitingState } from "~/offline/waiting/waiting-item";

const looks = {
  waiting: { word: "waiting", icon: "wait", tone: "neutral" },
  sending: { word: "sending", icon: "send", tone: "accent" },
  inCart: { word: "inCart", icon: "check", tone: "good" },
  there: { word: "there", icon: "check", tone: "good" },
  asks: { word: "asks", icon: "help", tone: "caution" },
  changed: { word: "asks", icon: "help", tone: "caution" },
  refused: { word: "refused", icon: "alert", tone: "danger" },
} as const satisfies Record<WaitingState["name"], { word: string; icon: IconName; tone: string }>;

/** Returns text, icon and tone for the state of an entry. */
export function itemLook({ kind, state }: WaitingItem) {
  const look = looks[state.name];
  return look.word === "inCart" && kind === "removal" ? ({ ...look, word: "removed" } as const) : look;
}

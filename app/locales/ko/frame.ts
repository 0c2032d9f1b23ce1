import type { frame as english } from "../en/frame";
import type { KoreanTexts } from "../translation";

export const frame: KoreanTexts<typeof english> = {
  stepper: { fewer: "줄이기", more: "늘리기" },
  location: { change: "{{practice}}, {{location}}: 지점 변경" },
  account: { menu: "{{name}}: 내 계정" },
  notice: { region: "알림" },
  toCart: "장바구니",
};

import type { session as english } from "../en/session";
import type { KoreanTexts } from "../translation";

export const session: KoreanTexts<typeof english> = {
  location: {
    title: "근무 지점 선택",
    choose: "이 지점에서 일하기",
    changed: "이제 {{name}}에서 일합니다.",
  },
};

import type { calls as english } from "../en/calls";
import type { KoreanTexts } from "../translation";

export const calls: KoreanTexts<typeof english> = {
  title: "Dioptre API 호출",
  intro: "포털의 모든 기능은 세션 쿠키를 사용해 HTTP로 호출할 수 있습니다. 거절 응답에는 코드, 메시지, 데이터가 들어 있습니다. 프로그램용:",
  answers: "응답",
};

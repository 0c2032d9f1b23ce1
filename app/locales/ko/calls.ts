import type { calls as english } from "../en/calls";
import type { KoreanTexts } from "../translation";

export const calls: KoreanTexts<typeof english> = {
  title: "Dioptre 호출 목록",
  intro: "포털이 하는 모든 일은 세션 쿠키와 함께 HTTP로 요청할 수 있습니다. 거절에는 코드, 메시지, 데이터가 담깁니다. 프로그램용:",
  answers: "응답",
};

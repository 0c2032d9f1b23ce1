import type { Failures } from "~/locales/en/failures";

export const failures: Failures = {
  badRequest: { title: "올바르지 않은 주소입니다", text: "주소를 확인하거나 홈 페이지에서 다시 시작해 주세요." },
  crossSite: {
    title: "다른 사이트에서 보낸 요청입니다",
    text: "보안을 위해 아무것도 변경하지 않았습니다. 포털을 직접 열어 다시 시도해 주세요.",
  },
  notAllowed: { title: "지원하지 않는 요청입니다", text: "홈 페이지에서 다시 시작해 주세요." },
  tooLarge: { title: "한 번에 보내기에는 너무 큽니다", text: "한 번에 1MB까지 보낼 수 있습니다. 저장된 것은 없으니 나누어 보내 주세요." },
  unknownHost: { title: "이 주소는 포털의 주소가 아닙니다", text: "알고 있는 주소로 포털을 열어 주세요." },
  unexpected: {
    title: "앗! 문제가 발생한 것 같습니다.",
    text: "요청을 처리하는 중 오류가 발생했습니다. 다시 시도해 주세요. 계속되면 다음 번호와 함께 고객 지원에 문의해 주세요:",
  },
  home: "홈 페이지",
};

import type { budgets as english } from "../en/budgets";
import type { KoreanTexts } from "../translation";

export const budgets: KoreanTexts<typeof english> = {
  lead: "각 지점이 한 달에 쓸 수 있는 금액입니다(부가세 포함).",
  rule: "예산을 넘는 주문에는 경고가 표시됩니다. 승인도 필요한지는 <a>승인 규칙</a>에서 정합니다.",
  month: "{{year}}년 {{month}}",
  none: "예산 없음",
  form: {
    now: "이번 달",
    later: "{{month}}부터",
    amount: "월 예산({{currency}})",
    amountHint: "부가세 포함. 예산을 두지 않으려면 비워 두세요.",
    from: "시작 월",
    fromHint: "다른 예산을 정할 때까지 적용됩니다. 이후 달에 계획된 예산은 없어집니다.",
    amountInvalid: "{{max}} 이하의 정수를 입력하거나 비워 두세요.",
    amountWithCoinsInvalid: "{{max}} 이하의 금액을 소수점 아래 두 자리까지 입력하거나 비워 두세요.",
    monthNotOffered: "이미 지난 달입니다. 다른 달을 선택하세요.",
    changedElsewhere: "그사이 다른 관리자가 이 예산을 변경했습니다: {{steps}}. 입력한 내용은 그대로 있습니다. 바꾸려면 다시 저장하세요.",
    step: "{{month}}부터 {{amount}}",
    saved: "{{location}} 예산을 저장했습니다.",
  },
  inCart: {
    left: "이 주문 후 {{month}} 예산이 {{amount}} 남습니다",
    beyond: "이 주문까지 합하면 {{month}} 예산을 {{amount}} 초과합니다.",
    spent: "주문 전 {{amount}} 중 {{spent}} 사용",
  },
  present: {
    title: "{{month}} 예산",
    spent: "{{amount}} 중 {{spent}} 사용",
    left: "{{amount}} 남음",
    beyond: "예산 {{amount}} 초과",
  },
  report: {
    title: "예산 대비 지출",
    text: "기간에 속한 달 전체, 부가세 포함, 취소된 주문 제외.",
    location: "지점",
    month: "월",
    budget: "예산",
    spent: "지출",
    left: "잔액",
    noneSet: "이 기간에 예산이 있는 지점이 없습니다.",
    set: "예산 설정",
  },
};

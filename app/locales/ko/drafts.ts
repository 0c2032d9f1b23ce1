import type { drafts as english } from "../en/drafts";
import type { KoreanTexts } from "../translation";

export const drafts: KoreanTexts<typeof english> = {
  lead: "작성 중인 주문과 고객 양식은 서버에 12시간 동안 보관됩니다. 어느 기기에서나 이어서 작성할 수 있습니다.",
  empty: "작성 중인 항목이 없습니다. 주문이나 고객 양식에 입력한 내용은 보내기 전까지 여기에 보관됩니다.",
  open: "열기",
  openOf: "열기: {{what}}",
  show: "작성 중인 항목 보기",
  kept: "{{at}} 저장",
  from: "{{name}} 님이 넘김",
  ofPatient: "{{kind}}: {{name}}",
  lines_other: "품목 {{count, number}}개",
  give: {
    open: "동료에게 넘기기",
    openOf: "동료에게 넘기기: {{what}}",
    told: "이 항목은 동료의 목록으로 옮겨지며, 감사 기록에 남습니다.",
    to: "동료",
    send: "넘기기",
    none: "이 지점에서 일하는 다른 직원이 없습니다.",
  },
  notices: { given: "{{name}} 님에게 넘겼습니다. 이제 그분의 목록에 있습니다." },
};

import type { frame as english } from "../en/frame";
import type { KoreanTexts } from "../translation";

export const frame: KoreanTexts<typeof english> = {
  stepper: { fewer: "줄이기", more: "늘리기" },
  location: { change: "{{practice}}, {{location}}: 지점 변경" },
  account: { menu: "{{name}}: 내 계정" },
  notice: {
    region: "알림",
    success: "완료",
    added: "장바구니에 담았습니다: {{what}}",
    added_patient: "{{patient}} 님의 주문을 장바구니에 담았습니다: {{what}}",
    taken: "장바구니에서 뺐습니다: {{what}}",
    taken_patient: "{{patient}} 님의 주문을 장바구니에서 뺐습니다: {{what}}",
    inCart: "현재 장바구니: {{what}}",
    inCart_patient: "{{patient}} 님의 현재 장바구니: {{what}}",
    cartUnchanged: "장바구니는 그대로입니다",
  },
  legal: { terms: "이용 약관", privacy: "개인정보 처리방침", cookies: "쿠키", accessibility: "접근성" },
  acting: {
    title: "{{practice}}에서 작업 중입니다.",
    trail: "모든 작업은 {{practice}}의 감사 기록에 남습니다.",
    leave: "{{practice}}에서 나가기",
  },
  connection: {
    loading: "불러오는 중",
    opening: "연결을 기다리는 중입니다. 다시 연결되면 페이지가 자동으로 열립니다.",
    sending: "아직 전송되지 않았습니다. 연결되는 대로 다시 시도합니다.",
    ordering: "주문이 아직 확인되지 않았습니다. 다시 보내는 중이며 한 번만 접수됩니다.",
    waiting: "연결이 끊겼습니다. 다시 시도하는 중입니다.",
    stopped: "인터넷 연결이 필요합니다. 다시 연결된 뒤에 시도해 주세요.",
    tryNow: "지금 다시 시도",
    cancel: "대기 취소",
  },
  version: { ready: "새 버전이 준비되었습니다. 입력한 내용은 보관됩니다.", load: "지금 불러오기", later: "나중에" },
};

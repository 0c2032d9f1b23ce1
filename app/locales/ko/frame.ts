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
    cartUnchanged: "장바구니가 변경되지 않았습니다",
  },
  legal: { terms: "이용 약관", privacy: "개인정보 처리방침", cookies: "쿠키", accessibility: "접근성" },
  acting: {
    title: "{{practice}}에서 작업 중입니다.",
    since: "{{at}}부터.",
    reason: "사유: {{reason}}.",
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
  version: {
    ready: "새 버전이 준비되었습니다. 입력한 내용은 보관됩니다.",
    load: "지금 불러오기",
    later: "나중에",
    gone: "이 페이지는 이전 버전입니다. 계속 사용할 수 있으며, 링크와 버튼을 누르면 새 페이지가 열립니다. 새로 고쳐도 입력한 내용은 그대로 남습니다.",
    missing:
      "페이지의 일부를 불러오지 못했습니다. 계속 사용할 수 있으며, 링크와 버튼을 누르면 새 페이지가 열립니다. 새로 고쳐도 입력한 내용은 그대로 남습니다.",
    anew: "페이지 새로 고침",
  },
  line: {
    label: "연결",
    slow: "느림",
    open: "목록 열기",
    waiting_other: "{{count, number}}건 대기 중",
    more_other: "외 {{count, number}}건",
    needs_other: "{{count, number}}건 답변 필요",
    kept: "연결이 끊겼습니다. 이 기기에서 대기하며 자동으로 전송됩니다.",
    sent_other: "대기 중이던 {{count, number}}건이 전송되었습니다.",
    signIn: "세션이 만료되었습니다. 대기 중인 내용을 보내려면 로그인해 주세요.",
    means: {
      online: "3초 안에 응답이 옵니다.",
      slow: "응답이 3초보다 오래 걸립니다. 확정한 내용은 순서대로 보냅니다.",
      waiting: "이 기기에 아직 응답을 받지 못한 내용이 있습니다. 자동으로 보냅니다.",
      offline: "연결이 끊겼습니다. 입력한 내용은 보관됩니다.",
    },
  },
};

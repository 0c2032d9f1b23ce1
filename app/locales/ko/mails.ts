import type { mails as english } from "../en/mails";
import type { KoreanTexts } from "../translation";

export const mails: KoreanTexts<typeof english> = {
  demo: { title: "데모의 메일", none: "아직 보낸 메일이 없습니다." },
  greeting: "{{name}} 님, 안녕하세요.",
  footer: "이 메일은 자동으로 발송되었으며 회신은 확인되지 않습니다.",
  invitation: {
    subject: "{{practice}} 계정 안내",
    body: "{{practice}}에서는 Dioptre로 콘택트렌즈와 관리용액을 주문하며, 회원님의 계정을 만들었습니다. 비밀번호를 정하면 시작할 수 있습니다.",
    button: "계정 설정",
    until: "링크는 14일 동안 한 번만 사용할 수 있습니다.",
    ignore: "해당 안경원에서 근무하지 않는다면 아무것도 하지 않으셔도 됩니다.",
  },
  reset: {
    subject: "새 비밀번호 설정",
    body: "{{practice}} 계정의 새 비밀번호가 요청되었습니다. 아래 링크에서 새 비밀번호를 정하세요.",
    button: "새 비밀번호 설정",
    until: "링크는 60분 동안 한 번만 사용할 수 있습니다.",
    ignore: "요청하지 않으셨다면 지금 비밀번호를 그대로 쓰세요. 바뀐 것은 없습니다.",
  },
  confirmEmail: {
    subject: "{{practice}}의 새 이메일을 확인해 주세요",
    body: "이 주소가 {{practice}}의 새 로그인 이메일로 입력되었습니다. 확인하면 이전 주소를 대신합니다.",
    button: "이 주소 확인",
    until: "링크는 24시간 동안 한 번만 사용할 수 있습니다.",
    ignore: "모르는 내용이라면 아무것도 하지 않으셔도 됩니다. 링크를 누르지 않으면 바뀌는 것이 없습니다.",
  },
  newDevice: {
    subject: "{{practice}} 계정에 새로 로그인했습니다",
    body: "{{practice}}의 회원님 계정으로 처음 사용하는 브라우저에서 방금 로그인했습니다.",
  },
  passwordSet: {
    subject: "{{practice}} 비밀번호가 변경되었습니다",
    body: "{{practice}}의 회원님 계정 비밀번호가 방금 변경되었습니다. 다른 모든 기기에서 로그아웃되었습니다.",
  },
  factorReset: {
    subject: "{{practice}}의 2단계 인증이 초기화되었습니다",
    body: "{{practice}}의 관리자가 회원님 계정의 2단계 인증을 껐습니다. 모든 기기에서 로그아웃되었습니다. 안경원에서 필수로 정했다면 다음 로그인 때 새로 설정합니다.",
  },
  emailChangeAsked: {
    subject: "{{practice}} 계정에 다른 이메일이 입력되었습니다",
    body: "{{practice}}의 회원님 계정에 다른 이메일이 입력되었습니다. 새 주소가 확인될 때까지는 지금 주소로 로그인합니다. 비밀번호를 새로 설정하면 변경이 취소됩니다.",
  },
  emailChanged: {
    subject: "{{practice}} 계정의 이메일이 변경되었습니다",
    body: "이제 {{practice}}에는 다른 이메일로 로그인합니다. 이 주소는 더 이상 회원님 계정에 속하지 않습니다.",
  },
  security: {
    button: "로그인된 기기 보기",
    when: "시간: {{at}}",
    whenOn: "시간: {{at}}, 기기: {{device}}",
    notYou: "본인이 한 것이라면 아무것도 하지 않아도 됩니다. 아니라면 즉시 비밀번호를 새로 설정하고 안경원 관리자에게 알리세요.",
  },
  part: "배송 {{part}}",
  switchOff: "주문 관련 메일 수신 설정",
  orderProblem: {
    subject: "주문 {{number}}: 확인이 필요합니다",
    body: "{{practice}} {{location}}의 주문 {{number}}에 대해 공급사에서 확인할 사항이 있습니다. 확인될 때까지 아래 배송분은 발송되지 않습니다.",
    call: "{{phone}}로 전화해 주문 번호를 알려 주세요.",
  },
  backorderMoved: {
    subject: "주문 {{number}}: 도착 예정일 변경",
    body: "{{practice}} {{location}}의 주문 {{number}} 중 재고가 없던 박스의 도착일이 바뀌었습니다. 주문 화면에서 기다리기, 대체, 취소를 선택할 수 있습니다.",
    moved: "변경: {{day}}경 (이전: {{before}})",
  },
  orderShipped: {
    subject: "주문 {{number}}: 발송되었습니다",
    body: "{{practice}} {{location}}의 주문 {{number}} 중 아래 배송분이 공급사에서 출고되었습니다.",
    tracking: "운송장 번호: {{number}}",
    arrives: "도착 예정: {{day}}",
    track: "택배사에서 조회",
  },
  requestAnswered: {
    subject: "주문 {{number}}: 공급사가 답변했습니다",
    asked: {
      cancelOrder: "주문 {{number}}의 취소를 요청하셨습니다.",
      sendAvailable: "주문 {{number}}에서 재고가 있는 박스의 우선 발송을 요청하셨습니다.",
      replace: "주문 {{number}}에서 입고 대기 중인 박스를 다른 포장으로 대체하도록 요청하셨습니다.",
      cancelLine: "주문 {{number}}에서 입고 대기 중인 박스의 취소를 요청하셨습니다.",
      return: "주문 {{number}}의 박스 반품을 요청하셨습니다.",
      shortage: "주문 {{number}}의 누락된 박스를 신고하셨습니다.",
    },
    accepted: "공급사가 요청을 승인했습니다.",
    declined: "공급사가 요청을 거절했습니다.",
    received: "박스가 공급사에 도착해 검수 중입니다.",
    credited: "다음 청구서에서 해당 금액이 차감됩니다.",
    words: "공급사 메시지: {{words}}",
  },
  approvalAsked: {
    subject: "{{amount}} 주문이 승인을 기다립니다",
    body: "{{practice}} {{location}}의 {{name}} 님이 승인을 요청했습니다: {{boxes}}, {{amount}}.",
    next: "관리자가 승인하기 전에는 주문되지 않습니다.",
    button: "주문 보기",
  },
  approvalDeclined: {
    subject: "{{amount}} 주문이 반려되었습니다",
    body: "{{practice}} {{location}}의 주문을 {{name}} 님이 반려했습니다: {{boxes}}, {{amount}}.",
    next: "주문은 사유와 함께 장바구니로 돌아왔습니다.",
    button: "사유 확인",
  },
  orderConfirmation: {
    subject: "주문 {{number}}: 접수되었습니다",
    body: "{{practice}} {{location}}의 주문이 접수되었습니다.",
    placed: "주문 시각: {{at}}",
    approved: "승인: {{name}} 님",
    total: "결제 금액 (부가세 포함): {{amount}}",
    changeable: "변경 또는 취소 가능 시각: {{at}}까지",
    change: "변경 또는 취소하기",
    order: "주문",
    customer: "고객 번호 {{number}}",
    button: "주문 보기",
  },
};

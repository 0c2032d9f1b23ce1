import type { newPractice as english } from "../en/new-practice";
import type { KoreanTexts } from "../translation";

export const newPractice: KoreanTexts<typeof english> = {
  lead: "안경원과 지점, 그리고 이메일로 초대할 첫 관리자를 입력하세요. 카탈로그는 해당 시장의 기본 상태로 시작합니다.",
  create: "안경원 만들기",
  ownLanguage: "시장의 언어",
  subDomainHint: "직원이 로그인하는 주소의 첫 부분입니다. 영문자, 숫자, 하이픈만 쓸 수 있으며 나중에 바꿀 수 없습니다.",
  businessNumberHint: "대한민국만 해당됩니다. 숫자 10자리입니다.",
  location: "지점 {{number, number}}",
  shipToCode: "배송처 코드",
  locationPartner: "지점의 거래처 번호",
  locationPartnerHint: "선택 사항. 비워 두면 안경원의 번호를 씁니다.",
  addLocation: "지점 추가",
  removeLocation: "지점 {{number, number}} 삭제",
  admin: "첫 관리자",
  adminLead: "계정 설정 초대를 받으며 계정 소유자가 됩니다.",
  reason: "만드는 사유",
  reasonHint: "예: 계약 번호. 이름과 함께 운영자 기록에 남습니다.",
  problem: "{{field}}: {{text}}",
  mistakes: {
    subDomainInvalid: "영문자, 숫자, 하이픈으로 63자까지 입력하세요. 영문자가 하나 이상 있어야 하고 양 끝에는 하이픈을 쓸 수 없습니다.",
    subDomainReserved: "예약된 이름입니다. 다른 이름을 선택하세요.",
    subDomainTaken: "다른 안경원이 쓰고 있는 하위 도메인입니다.",
  },
};

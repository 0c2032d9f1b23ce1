import type { settings as english } from "../en/settings";
import type { KoreanTexts } from "../translation";

export const settings: KoreanTexts<typeof english> = {
  you: "내 계정",
  practice: {
    title: "안경원 정보",
    lead: "공급사에 등록된 정보와, 로그인할 때 안경원 선택 화면에 표시되는 정보입니다.",
    name: "안경원 이름",
    languageHint: "안경원 이메일의 언어입니다.",
    businessNumber: "사업자등록번호",
    businessNumberHint: "공급사가 공급내역을 보고할 때 사용합니다. 숫자 10자리입니다.",
    businessNumberInvalid: "10자리를 모두 정확히 입력하세요. 예: {{example}}. 마지막 숫자는 검증 번호입니다.",
    locationName: "지점 이름",
    shipping: "기본 배송",
    partnerNumber: "거래처 번호",
    saved: "{{name}}: 안경원 정보를 저장했습니다.",
  },
};

import type { editions as english } from "../en/editions";
import type { KoreanTexts } from "../translation";

export const editions: KoreanTexts<typeof english> = {
  names: { IL: "이스라엘판", KR: "한국판" },
  vat: { IL: "부가세 별도 가격", KR: "부가세 포함 가격" },
  vatRate: "부가세 {{rate}}",
  shipping: {
    DAY: "다음 영업일 도착",
    OVERNIGHT: "다음 영업일 오전 도착",
    GROUND: "일반 배송: 영업일 기준 3~5일",
  },
  shipToPatient: {
    delivery: "영업일 기준 최대 5일, 보통 3일",
    fee: "택배비 {{amount}}, 고객과 주소마다 한 번 청구서에 추가",
    notOffered: "이 국가에서는 콘택트렌즈를 고객에게 통신 판매로 보낼 수 없습니다. 안경원으로 배송하세요.",
  },
  postcode: { IL: "숫자 7자리", KR: "숫자 5자리" },
  cutOff: { IL: "이스라엘: 오늘 {{time}}까지 주문하면 {{day}} 도착.", KR: "한국: 오늘 {{time}}까지 주문하면 {{day}} 도착." },
};

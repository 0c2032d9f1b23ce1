import type { editions as english } from "../en/editions";
import type { KoreanTexts } from "../translation";

export const editions: KoreanTexts<typeof english> = {
  cutOff: { IL: "이스라엘: 오늘 {{time}}까지 주문하면 {{day}} 도착.", KR: "한국: 오늘 {{time}}까지 주문하면 {{day}} 도착." },
};

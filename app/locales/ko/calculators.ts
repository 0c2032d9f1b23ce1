import type { calculators as english } from "../en/calculators";
import type { KoreanTexts } from "../translation";

/** 고객 주문의 눈 옆에 있는 계산기. */
export const calculators: KoreanTexts<typeof english> = {
  title: "계산기",
  titleFor: { right: "계산기, 우안", left: "계산기, 좌안" },
  kinds: { vertex: "안경 도수 환산", equivalent: "등가구면", over: "덧댐굴절검사", multifocal: "멀티포컬" },
  leads: {
    vertex: "안경 처방을 각막면 값으로 바꿉니다. 경선마다 따로 계산하고 마지막에 반올림합니다.",
    equivalent: "안경 처방의 등가구면 도수(각막면 기준)입니다.",
    over: "착용 중인 렌즈, 덧댐굴절검사 값, 렌즈의 회전량입니다.",
    multifocal: "시작값: 가입도 +1.50까지는 양안에 원거리 디자인, 그보다 높으면 비우세안에 근거리 디자인입니다.",
  },
  fields: {
    sphere: "구면 도수",
    cylinder: "난시 도수",
    axis: "축",
    lensSphere: "렌즈: 도수",
    lensCylinder: "렌즈: 난시 도수",
    lensAxis: "렌즈: 축",
    overSphere: "덧댐: 구면 도수",
    overCylinder: "덧댐: 난시 도수",
    overAxis: "덧댐: 축",
    vertex: "정점간 거리, mm",
    rotation: "회전, 도",
    direction: "축 표시가 돌아간 방향",
    addition: "가입도",
    dominant: "우세안인가요?",
  },
  directions: { left: "검사자가 볼 때 왼쪽", right: "검사자가 볼 때 오른쪽" },
  calculate: "계산",
  result: "계산 값:",
  away: "차이 <num>{{distance}}</num> D",
  use: "적용",
  useLens: "{{lens}} 적용",
  noSeries: "렌즈를 선택하면 제작되는 가장 가까운 값이 표시됩니다.",
  noLenses: "이 렌즈는 이 값 근처로 제작되지 않습니다.",
  mistakes: {
    outside: "{{least}}부터 {{most}}까지의 숫자를 입력하세요.",
    axisMissing: "난시 도수에는 1부터 {{most}}까지의 축이 필요합니다.",
  },
};

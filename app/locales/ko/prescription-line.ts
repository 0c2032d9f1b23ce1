import type { prescriptionLine as english } from "../en/prescription-line";
import type { KoreanTexts } from "../translation";

/** 고객 주문에 입력하거나 붙여넣는 처방. */
export const prescriptionLine: KoreanTexts<typeof english> = {
  title: "처방 입력 또는 붙여넣기",
  example: "우안 -3.25 -1.25x180 좌안 동일 x2",
  read: "읽기",
  clear: "지우기",
  use: {
    only: "적용",
    written: "우안, 좌안 순서",
    swapped: "좌안, 우안 순서",
    right: "우안에 적용",
    left: "좌안에 적용",
    both: "양안에 적용",
  },
  filled: "입력한 내용에서 채웠습니다",
  nothing: "입력한 내용에 렌즈 값이 없습니다.",
  sides: { which: "어느 쪽 눈인지 적혀 있지 않습니다.", order: "어느 값이 어느 쪽 눈인지 적혀 있지 않습니다." },
  ofEye: "{{eye}}: ",
  lens: {
    named: "렌즈: {{series}}",
    near: "적힌 렌즈에는 이런 값이 없어 {{series}} 제품을 골랐습니다. 확인해 주세요.",
    form: "이미 선택한 렌즈: {{series}}",
    lastOrder: "최근 주문의 렌즈: {{series}}",
    unknown: "어떤 렌즈인지 분명하지 않습니다. 아래에서 선택한 다음 적용하세요.",
    none: "렌즈 이름이 없습니다. 아래에서 선택한 다음 적용하세요.",
  },
  doubts: {
    sign: "{{fields}}: 부호가 없습니다. 플러스인가요, 마이너스인가요?",
    trailing: "{{fields}}: 부호가 숫자 바로 앞에 있지 않습니다.",
    same: "{{fields}}: 반대쪽 눈과 \u2018동일\u2019하다고 적혀 있습니다.",
    twice: "{{fields}}: 서로 다른 값이 두 개 적혀 있습니다.",
    missing: "{{fields}}: 값이 적혀 있지 않습니다.",
    range: "{{fields}}: 이런 값의 렌즈는 없습니다.",
    notMade: "{{fields}}: 이 렌즈에는 없는 값입니다.",
    additionOrCylinder: "{{fields}}: 플러스 난시 도수일 수도 있습니다.",
    total: "{{fields}}: 한쪽 눈 기준인가요, 양안 합계인가요?",
    supply: "{{fields}}: 박스 수가 아니라 사용 기간이 적혀 있습니다.",
    spectacles: "{{fields}}: 렌즈가 아니라 안경 처방입니다.",
    overRefraction: "{{fields}}: 덧댐굴절검사 값도 적혀 있습니다. 포함된 값인가요?",
    unclear: "{{fields}}: 숫자를 확실하게 읽을 수 없습니다.",
  },
  rounded: "{{field}}: <num>{{from}}</num> → <num>{{to}}</num> (제작되는 가장 가까운 값)",
  transposed: "플러스 난시 도수로 적혀 있어 마이너스로 바꾸었습니다.",
  notInLens: "{{series}}에 없는 값: {{fields}}",
  leftOut: "제외됨: {{pieces}}",
};

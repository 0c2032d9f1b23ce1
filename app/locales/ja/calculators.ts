import type { calculators as english } from "../en/calculators";
import type { JapaneseTexts } from "../translation";

/** 患者の注文の眼の横にある計算。 */
export const calculators: JapaneseTexts<typeof english> = {
  title: "計算ツール",
  titleFor: { right: "計算ツール、右眼", left: "計算ツール、左眼" },
  kinds: { vertex: "眼鏡度数から", equivalent: "等価球面", over: "追加矯正", multifocal: "遠近両用" },
  leads: {
    vertex: "眼鏡の処方を角膜面の値に換算します。経線ごとに計算し、最後に丸めます。",
    equivalent: "眼鏡処方の等価球面度数（角膜面）です。",
    over: "装用中のレンズ、追加矯正の値、レンズの回転量です。",
    multifocal: "開始値：加入度数+1.50までは両眼に遠用デザイン、それを超えると非利き目に近用デザインです。",
  },
  fields: {
    sphere: "球面度数",
    cylinder: "円柱度数",
    axis: "軸",
    lensSphere: "レンズ：度数",
    lensCylinder: "レンズ：円柱度数",
    lensAxis: "レンズ：軸",
    overSphere: "追加矯正：球面度数",
    overCylinder: "追加矯正：円柱度数",
    overAxis: "追加矯正：軸",
    vertex: "頂点間距離、mm",
    rotation: "回転、度",
    direction: "マークが動いた向き",
    addition: "加入度数",
    dominant: "利き目ですか？",
  },
  directions: { left: "検者から見て左", right: "検者から見て右" },
  calculate: "計算する",
  result: "計算値：",
  away: "差 <num>{{distance}}</num> D",
  use: "使う",
  useLens: "{{lens}}を使う",
  noSeries: "レンズを選ぶと、製造されている最も近い値が表示されます。",
  noLenses: "このレンズは近い値では製造されていません。",
  mistakes: {
    outside: "{{least}}から{{most}}までの数字を入力してください。",
    axisMissing: "円柱度数には1から{{most}}までの軸が必要です。",
  },
};

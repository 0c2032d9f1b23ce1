import type { calculators as english } from "../en/calculators";
import type { JapaneseTexts } from "../translation";

/** 患者の注文の眼の横にある計算。 */
export const calculators: JapaneseTexts<typeof english> = {
  title: "計算",
  titleFor: { right: "計算、右眼", left: "計算、左眼" },
  kinds: { vertex: "眼鏡度数から", equivalent: "等価球面", over: "追加矯正", multifocal: "遠近両用" },
  leads: {
    vertex: "眼鏡の処方を角膜面の値に換算します。経線ごとに計算し、最後に丸めます。",
    equivalent: "乱視のある眼鏡の処方を、角膜面で代わりに表す球面度数です。",
    over: "眼の上のレンズ、その上で見つかった追加矯正、レンズの回転量です。",
    multifocal: "開始値：加入度数 +1.50 までは両眼に遠用デザイン、それを超えると非利き目に近用デザインです。",
  },
  fields: {
    sphere: "球面",
    cylinder: "乱視",
    axis: "軸",
    lensSphere: "レンズ：度数",
    lensCylinder: "レンズ：乱視",
    lensAxis: "レンズ：軸",
    overSphere: "追加：球面",
    overCylinder: "追加：乱視",
    overAxis: "追加：軸",
    vertex: "頂点間距離、mm",
    rotation: "回転、度",
    direction: "マークが動いた向き",
    addition: "加入度数",
    dominant: "利き目ですか",
  },
  directions: { left: "検者から見て左", right: "検者から見て右" },
  calculate: "計算する",
  result: "計算値：",
  away: "差 <num>{{distance}}</num> D",
  use: "使う",
  useLens: "{{lens}}を使う",
  noSeries: "レンズを選ぶと、近い製品が表示されます。",
  noLenses: "このレンズには近い製品がありません。",
  mistakes: {
    outside: "{{least}}から{{most}}までの数字を入力してください。",
    axisMissing: "乱視には1から{{most}}までの軸が必要です。",
  },
};

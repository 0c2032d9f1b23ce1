import type { prescriptionLine as english } from "../en/prescription-line";
import type { JapaneseTexts } from "../translation";

/** 患者の注文に入力または貼り付ける処方。 */
export const prescriptionLine: JapaneseTexts<typeof english> = {
  title: "処方を入力または貼り付け",
  example: "右 -3.25 -1.25x180 左 同じ x2",
  read: "読み取る",
  clear: "クリア",
  use: {
    only: "使う",
    written: "右、左の順",
    swapped: "左、右の順",
    right: "右眼に使う",
    left: "左眼に使う",
    both: "両眼に使う",
  },
  filled: "入力した文から値を入れました",
  nothing: "この文にはレンズの値がありません。",
  sides: { which: "どちらの眼か書かれていません。", order: "どの値がどちらの眼か書かれていません。" },
  ofEye: "{{eye}}：",
  lens: {
    named: "レンズ：{{series}}",
    near: "書かれたレンズにはこの値がないため、{{series}}を選びました。確認してください。",
    form: "選択済みのレンズ：{{series}}",
    lastOrder: "前回の注文のレンズ：{{series}}",
    unknown: "どのレンズかはっきりしません。下で選んでから使ってください。",
    none: "レンズの名前がありません。下で選んでから使ってください。",
  },
  doubts: {
    sign: "{{fields}}：符号がありません。プラスですか、マイナスですか？",
    trailing: "{{fields}}：符号が数字のすぐ前にありません。",
    same: "{{fields}}：もう一方の眼と「同じ」と書かれています。",
    twice: "{{fields}}：異なる値が二つ書かれています。",
    missing: "{{fields}}：値が書かれていません。",
    range: "{{fields}}：このような値のレンズはありません。",
    notMade: "{{fields}}：このレンズにはない値です。",
    additionOrCylinder: "{{fields}}：プラスの円柱度数の可能性もあります。",
    total: "{{fields}}：片眼ずつですか、両眼の合計ですか？",
    supply: "{{fields}}：箱数ではなく使用期間が書かれています。",
    spectacles: "{{fields}}：レンズではなく眼鏡の処方です。",
    overRefraction: "{{fields}}：追加矯正の値も書かれています。含まれた値ですか？",
    unclear: "{{fields}}：数字を確実に読み取れません。",
  },
  rounded: "{{field}}：<num>{{from}}</num> → <num>{{to}}</num>（製造されている最も近い値）",
  transposed: "プラスの円柱度数で書かれていたため、マイナスに変換しました。",
  notInLens: "{{series}}にない値：{{fields}}",
  leftOut: "除外：{{pieces}}",
};

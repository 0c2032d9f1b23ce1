import type { newPractice as english } from "../en/new-practice";
import type { JapaneseTexts } from "../translation";

export const newPractice: JapaneseTexts<typeof english> = {
  lead: "施設と店舗、およびメールで招待する最初の管理者を入力します。カタログは市場の初期状態から始まります。",
  create: "施設を作成",
  ownLanguage: "市場の言語",
  subDomainHint: "スタッフがログインするアドレスの先頭部分です。英字、数字、ハイフンが使えます。後から変更できません。",
  businessNumberHint: "韓国のみ。数字10桁です。",
  location: "店舗{{number, number}}",
  shipToCode: "届け先コード",
  locationPartner: "店舗の取引先番号",
  locationPartnerHint: "任意。空欄の場合は施設の番号になります。",
  addLocation: "店舗を追加",
  removeLocation: "店舗{{number, number}}を削除",
  admin: "最初の管理者",
  adminLead: "アカウント設定の招待を受け取り、アカウントの所有者になります。",
  reason: "作成の理由",
  reasonHint: "契約番号など。氏名とともに運用担当者の記録に残ります。",
  problem: "{{field}}：{{text}}",
  mistakes: {
    subDomainInvalid: "英字、数字、ハイフンで63文字まで入力してください。英字が1文字以上必要で、両端にハイフンは使えません。",
    subDomainReserved: "この名前は予約されています。別の名前を選んでください。",
    subDomainTaken: "このサブドメインは別の施設が使用しています。",
  },
};

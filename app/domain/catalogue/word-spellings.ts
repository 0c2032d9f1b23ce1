/**
 * How people write the words of product names, in Hebrew, Korean and Japanese too, by the catalogue's word (D85). A space in a spelling
 * may be missing.
 */
export const nameSpellings: readonly (readonly [word: string, spellings: readonly string[]])[] = [
  ["myday", ["my day", "מיי דיי", "מיידי", "마이 데이", "マイデイ", "マイデー"]],
  ["biofinity", ["ביופיניטי", "바이오피니티", "バイオフィニティ"]],
  ["clariti", ["קלריטי", "클래리티", "클라리티", "クラリティ"]],
  ["proclear", ["פרוקליר", "프로클리어", "プロクリア"]],
  ["avaira", ["אווירה", "אביירה", "아바이라", "アバイラ"]],
  ["vitality", ["ויטליטי", "바이탈리티", "バイタリティ"]],
  ["misight", ["מייסייט", "마이사이트", "マイサイト"]],
  ["energys", ["אנרג'יס", "אנרגיס", "에너지스", "エナジーズ"]],
  ["acuvue", ["אקיוביו", "아큐브", "アキュビュー"]],
  ["oasys", ["אואסיס", "오아시스", "オアシス"]],
  ["1 day", ["1 day", "one day", "וואן דיי", "יומיות", "יומי", "원데이", "ワンデー"]],
  ["toric", ["torics", "טורית", "טוריק", "טורי", "토릭", "トーリック"]],
  [
    "multifocal",
    [
      ...["multifocals", "mf", "multi focals", "multi focal", "מולטי פוקליות", "מולטי פוקלית", "מולטי פוקלי", "מולטי פוקל"],
      ...["멀티 포컬", "マルチフォーカル", "遠近両用"],
    ],
  ],
];

/** The same of the replacement intervals, for searches alone: in a prescription they say how a lens is worn, not which lens it is. */
export const intervalSpellings: typeof nameSpellings = [
  ["daily", ["dailies", "יומיות", "יומי", "데일리", "원데이", "デイリー", "ワンデー"]],
  ["twoweekly", ["two weekly", "2 weeks", "דו שבועיות", "דו שבועי", "2주", "2ウィーク"]],
  ["monthly", ["monthlies", "חודשיות", "חודשי", "먼슬리", "한달용", "マンスリー"]],
];

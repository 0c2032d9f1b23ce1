/** Words of product names as people write them, with the catalogue's word. */
const synonyms: [pattern: string, word: string][] = [
  ["my ?day|מיי ?דיי|מיידי|마이 ?데이|マイデイ|マイデー", "myday"],
  ["ביופיניטי|바이오피니티|バイオフィニティ", "biofinity"],
  ["קלריטי|클래리티|클라리티|クラリティ", "clariti"],
  ["פרוקליר|프로클리어|プロクリア", "proclear"],
  ["אווירה|אביירה|아바이라|アバイラ", "avaira"],
  ["ויטליטי|바이탈리티", "vitality"],
  ["מייסייט|마이사이트|マイサイト", "misight"],
  ["אנרג'?יס|에너지스|エナジーズ", "energys"],
  ["אקיוביו|아큐브|アキュビュー", "acuvue"],
  ["אואסיס|오아시스|オアシス", "oasys"],
  ["1[ -]?day(?![a-z])|one[ -]?day(?![a-z])|וואן דיי|יומי(?:ות)?|원데이|ワンデー", "1 day"],
  ["torics?(?![a-z])|טורית?ק?|토릭|トーリック", "toric"],
  ["multi-?focals?(?![a-z])|מולטי-?פוקל(?:י(?:ת|ות)?)?|멀티포컬|멀티 ?포컬|マルチフォーカル|遠近両用", "multifocal"],
];

/** Words that identify a product only with another word of its name, although names start with them. */
const notAlone = new Set(["soft"]);

/** Words that narrow the choice of products by themselves, although no name starts with them. */
const alone = new Set(["toric", "multifocal"]);

/** Words of a name that do not identify the product. */
const unspoken = /^(?:\d+(?:\.\d+)?|trial|lens|lenses|x)$/;

export type LensWords = { find: (text: string, at: number) => { word: string; to: number } | null; standsAlone: (word: string) => boolean };

/** Returns the words of a name for comparison: "clariti 1-Day toric" gives clariti, 1 day, toric. */
export function wordsOfName(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/1[ -]day/g, "1_day")
    .split(/[\s-]+/)
    .map((word) => word.replace("_", " "))
    .filter((word) => word !== "" && !unspoken.test(word));
}

/** Returns a finder for words of product names in a plain text. */
export function lensWords(names: readonly string[]): LensWords {
  const known = new Set(names.flatMap(wordsOfName));
  const first = new Set(names.flatMap((name) => wordsOfName(name).slice(0, 1)));
  const own = [...known]
    .filter((word) => word !== "1 day")
    .map((word): [string, string] => [`(?<![\\p{L}\\d])${literal(word)}(?![a-z])`, word]);
  const patterns = [...synonyms.filter(([, word]) => known.has(word)), ...own].map(([source, word]) => ({
    pattern: new RegExp(`(?<![a-z])(?:${source})`, "uy"),
    word,
  }));
  const find = (text: string, at: number) => {
    for (const { pattern, word } of patterns) {
      pattern.lastIndex = at;
      const [found] = pattern.exec(text) ?? [];
      if (found) return { word, to: at + found.length };
    }
    return null;
  };
  return { find, standsAlone: (word) => alone.has(word) || (first.has(word) && !notAlone.has(word)) };
}

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

import type { City } from "./city";

/** Code, English and Korean name, first digits of the postcodes, then other names. */
type Row = readonly [code: string, en: string, ko: string, postcodes: string, ...others: string[]];

/** Provinces and self-governing cities by the first digits of five-digit postcodes. */
const gyeonggi = "10 11 12 13 14 15 16 17 18 19 20";
const gangwon = "24 25 26";
const chungbuk = "27 28 29";
const chungnam = "31 32 33";
const gyeongbuk = "36 37 38 39 40";
const gyeongnam = "50 51 52 53";
const jeonbuk = "54 55 56";
const jeonnam = "57 58 59 60";

const rows: readonly Row[] = [
  ["seoul", "Seoul", "서울", "01 02 03 04 05 06 07 08 09", "서울시", "서울특별시"],
  ["busan", "Busan", "부산", "46 47 48 49", "부산시", "부산광역시", "Pusan"],
  ["daegu", "Daegu", "대구", "41 42 43", "대구시", "대구광역시"],
  ["incheon", "Incheon", "인천", "21 22 23", "인천시", "인천광역시"],
  ["gwangju", "Gwangju", "광주", "61 62", "광주시", "광주광역시"],
  ["daejeon", "Daejeon", "대전", "34 35", "대전시", "대전광역시"],
  ["ulsan", "Ulsan", "울산", "44 45", "울산시", "울산광역시"],
  ["sejong", "Sejong", "세종", "30", "세종시", "세종특별자치시"],
  ["jeju", "Jeju", "제주", "63", "제주시", "제주도", "제주특별자치도"],
  ["seogwipo", "Seogwipo", "서귀포", "63", "서귀포시"],
  ["suwon", "Suwon", "수원", gyeonggi, "수원시"],
  ["goyang", "Goyang", "고양", gyeonggi, "고양시", "일산"],
  ["yongin", "Yongin", "용인", gyeonggi, "용인시"],
  ["seongnam", "Seongnam", "성남", gyeonggi, "성남시", "분당"],
  ["bucheon", "Bucheon", "부천", gyeonggi, "부천시"],
  ["hwaseong", "Hwaseong", "화성", gyeonggi, "화성시", "동탄"],
  ["ansan", "Ansan", "안산", gyeonggi, "안산시"],
  ["namyangju", "Namyangju", "남양주", gyeonggi, "남양주시"],
  ["anyang", "Anyang", "안양", gyeonggi, "안양시"],
  ["pyeongtaek", "Pyeongtaek", "평택", gyeonggi, "평택시"],
  ["siheung", "Siheung", "시흥", gyeonggi, "시흥시"],
  ["paju", "Paju", "파주", gyeonggi, "파주시"],
  ["uijeongbu", "Uijeongbu", "의정부", gyeonggi, "의정부시"],
  ["gimpo", "Gimpo", "김포", gyeonggi, "김포시"],
  ["gwangmyeong", "Gwangmyeong", "광명", gyeonggi, "광명시"],
  ["gunpo", "Gunpo", "군포", gyeonggi, "군포시"],
  ["hanam", "Hanam", "하남", gyeonggi, "하남시"],
  ["osan", "Osan", "오산", gyeonggi, "오산시"],
  ["icheon", "Icheon", "이천", gyeonggi, "이천시"],
  ["yangju", "Yangju", "양주", gyeonggi, "양주시"],
  ["guri", "Guri", "구리", gyeonggi, "구리시"],
  ["anseong", "Anseong", "안성", gyeonggi, "안성시"],
  ["uiwang", "Uiwang", "의왕", gyeonggi, "의왕시"],
  ["pocheon", "Pocheon", "포천", gyeonggi, "포천시"],
  ["gwacheon", "Gwacheon", "과천", gyeonggi, "과천시"],
  ["chuncheon", "Chuncheon", "춘천", gangwon, "춘천시"],
  ["wonju", "Wonju", "원주", gangwon, "원주시"],
  ["gangneung", "Gangneung", "강릉", gangwon, "강릉시"],
  ["sokcho", "Sokcho", "속초", gangwon, "속초시"],
  ["cheongju", "Cheongju", "청주", chungbuk, "청주시"],
  ["chungju", "Chungju", "충주", chungbuk, "충주시"],
  ["cheonan", "Cheonan", "천안", chungnam, "천안시"],
  ["asan", "Asan", "아산", chungnam, "아산시"],
  ["seosan", "Seosan", "서산", chungnam, "서산시"],
  ["pohang", "Pohang", "포항", gyeongbuk, "포항시"],
  ["gumi", "Gumi", "구미", gyeongbuk, "구미시"],
  ["gyeongju", "Gyeongju", "경주", gyeongbuk, "경주시"],
  ["gyeongsan", "Gyeongsan", "경산", gyeongbuk, "경산시"],
  ["andong", "Andong", "안동", gyeongbuk, "안동시"],
  ["changwon", "Changwon", "창원", gyeongnam, "창원시"],
  ["gimhae", "Gimhae", "김해", gyeongnam, "김해시"],
  ["jinju", "Jinju", "진주", gyeongnam, "진주시"],
  ["yangsan", "Yangsan", "양산", gyeongnam, "양산시"],
  ["geoje", "Geoje", "거제", gyeongnam, "거제시"],
  ["jeonju", "Jeonju", "전주", jeonbuk, "전주시"],
  ["iksan", "Iksan", "익산", jeonbuk, "익산시"],
  ["gunsan", "Gunsan", "군산", jeonbuk, "군산시"],
  ["yeosu", "Yeosu", "여수", jeonnam, "여수시"],
  ["suncheon", "Suncheon", "순천", jeonnam, "순천시"],
  ["mokpo", "Mokpo", "목포", jeonnam, "목포시"],
];

/** The larger cities of Korea, with and without the word for city. */
export const koreanCities: readonly City[] = rows.map(([code, en, ko, postcodes, ...abbreviations]) => ({
  code: `kr-${code}`,
  names: { ko, en },
  abbreviations,
  postcodeBeginnings: postcodes.split(" "),
}));

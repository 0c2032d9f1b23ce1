import { dayMilliseconds } from "~/domain/calendar/days";
import { fullName } from "~/domain/person-name";
import { editions } from "~/editions/editions";
import type { DemoPatient } from "./demo-patients";
import { peopleOf } from "./demo-people";
import type { DemoPractice } from "./demo-practices";
import { namedId } from "./named-id";

export type DemoNote = { id: string; patientId: string; text: string; writtenById: string; writtenByName: string; writtenAt: Date };

const texts = {
  IL: [
    "מתקשה בהוצאת העדשות; הודגם שוב והלך טוב.",
    "מרכיב גם לשחייה. הוסבר שיש להחליף זוג מיד לאחר מכן.",
    "שאלה על עדשות מולטיפוקל. לקבוע התאמה בביקורת הבאה.",
    "יובש לקראת הערב; הומלצו טיפות. לבדוק בביקורת.",
  ],
  KR: [
    "렌즈 제거를 어려워하셔서 다시 시범을 보여 드림.",
    "수영할 때도 착용하심. 직후 새 렌즈로 교체하시도록 안내.",
    "다초점 렌즈에 관심 있으심. 다음 검사 때 피팅 예정.",
    "저녁에 건조감. 인공눈물 추천, 다음 검사 때 확인.",
  ],
} as const;

const patientsApart = 5;

/** Returns the notes of a practice's staff about some of its patients (D95): one for every fifth patient, two for every tenth. */
export function demoNotes(practice: DemoPractice, patients: readonly Pick<DemoPatient, "id">[], now: Date): DemoNote[] {
  const { edition, subDomain } = practice;
  const writers = peopleOf(practice).filter(({ state }) => state === "active");
  return patients.flatMap(({ id: patientId }, index) => {
    if (index % patientsApart !== 0) return [];
    const notes = index % (2 * patientsApart) === 0 ? 2 : 1;
    return Array.from({ length: notes }, (_, noteIndex) => {
      const turn = index / patientsApart + noteIndex;
      const writer = writers[turn % writers.length];
      const text = texts[edition][turn % texts[edition].length];
      if (!writer || !text) throw new Error(`${subDomain} has nobody to write notes`);
      return {
        ...{ id: namedId("note", subDomain, index, noteIndex), patientId, text },
        ...{ writtenById: writer.id, writtenByName: fullName(writer, editions[edition].defaultLanguage) },
        writtenAt: new Date(now.getTime() - (3 + ((index * 11) % 90) + noteIndex * 40) * dayMilliseconds),
      };
    });
  });
}

import type { RoutineClass } from '@pathshala/svc-catalog-contract/classes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

type Facts = Pick<RoutineClass, 'courseName' | 'batchName' | 'teacher' | 'room' | 'isOnline'>;

/** Batch or course, teacher and place of a class in one line. */
export function useClassFacts(): (one: Facts) => string {
  const translate = useText();
  const inLanguage = useBilingual();
  return ({ courseName, batchName, teacher, room, isOnline }) => {
    const place = room === '' ? '' : translate(texts.room, { room: inLanguage(room) });
    const facts = [
      inLanguage(batchName === '' ? courseName : batchName),
      inLanguage(teacher),
      place,
      isOnline ? translate(texts.online) : '',
    ];
    return facts.filter((fact) => fact !== '').join(' · ');
  };
}

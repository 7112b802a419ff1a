import type { AssignmentForStudent } from '@pathshala/svc-catalog-contract/assignment';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useDueWords } from '../../assignments/use-due-words.ts';
import { useNow } from '../../continue/use-now.ts';
import { texts } from './texts.ts';

type Known = Pick<
  AssignmentForStudent,
  'dueDate' | 'regularDueDate' | 'assignmentType' | 'maxScore' | 'courseName' | 'subjectName'
>;

export function AssignmentFacts({ assignment }: { readonly assignment: Known }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const now = useNow(30_000);
  const dueWords = useDueWords();
  const { dueDate, regularDueDate, assignmentType, maxScore, courseName, subjectName } = assignment;
  const due = `${format.dateTime(dueDate)} (${dueWords(Date.parse(dueDate), now)})`;
  return (
    <Facts
      facts={[
        [translate(texts.due), due],
        ...(regularDueDate === undefined
          ? []
          : [
              [
                translate(texts.moreTime),
                translate(texts.others, { time: format.dateTime(regularDueDate) }),
              ] as const,
            ]),
        [translate(texts.maxScore), format.number(maxScore)],
        [translate(texts.type), translate(texts[assignmentType])],
        ...(courseName === '' ? [] : [[translate(texts.course), inLanguage(courseName)] as const]),
        ...(subjectName === '' ? [] : [[translate(texts.subject), inLanguage(subjectName)] as const]),
      ]}
    />
  );
}

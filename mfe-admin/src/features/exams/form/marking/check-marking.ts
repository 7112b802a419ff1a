import { paperLimits, repeatedNames } from '@pathshala/rules/paper-rules';
import { checkNumber, errorIf, type ExamErrors } from '../check-number.ts';
import { checkTexts as texts } from '../texts.ts';
import type { MarkingValues } from './marking-values.ts';

const marks = { max: paperLimits.totalMarks, text: texts.marks } as const;

/** The numbers that the chosen rules need; optional ones may be empty. */
export function checkMarking(values: MarkingValues, totalMarks: number): ExamErrors {
  if (!values.isOwn) return [];
  const { minimumTotal, secondTimerDeduction } = values;
  return [
    ...(values.rightGives === 'marks' ? checkNumber('marking.rightMarks', values.rightMarks, marks) : []),
    ...(values.wrongCosts === 'marks'
      ? checkNumber('marking.wrongMarks', values.wrongMarks, { ...marks, isFromZero: true })
      : []),
    ...(minimumTotal === null
      ? []
      : checkNumber('marking.minimumTotal', minimumTotal, { ...marks, isFromZero: true })),
    ...checkSubjectMinima(values, totalMarks),
    ...(values.hasGpa
      ? (['sscWeight', 'hscWeight'] as const).flatMap((name) =>
          checkNumber(`marking.${name}`, values[name], { max: 100, isFromZero: true, text: texts.weight }),
        )
      : []),
    ...(secondTimerDeduction === null
      ? []
      : checkNumber('marking.secondTimerDeduction', secondTimerDeduction, { ...marks, isFromZero: true })),
  ];
}

/** Each subject once, with marks that can be reached. */
function checkSubjectMinima({ subjectMinima }: MarkingValues, totalMarks: number): ExamErrors {
  const repeated = repeatedNames(subjectMinima.map(({ subjectName }) => subjectName));
  const max = totalMarks > 0 ? totalMarks : paperLimits.totalMarks;
  return subjectMinima.flatMap(({ subjectName, marks: minimum }, index) => {
    const at = `marking.subjectMinima.${index}`;
    const isUnnamed = subjectName.trim() === '';
    return [
      ...errorIf(isUnnamed, `${at}.subjectName`, texts.subjectName),
      ...errorIf(!isUnnamed && repeated.includes(index), `${at}.subjectName`, texts.subjectTwice),
      ...checkNumber(`${at}.marks`, minimum, { max, text: texts.subjectMinimum }),
    ];
  });
}

import type { Path } from '@pathshala/admin-kit/values/path';
import type { TextInBoth, Translate } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

const names: Readonly<Record<string, TextInBoth>> = {
  year: texts.yearYear,
  timeLimit: texts.yearTimeLimit,
  totalMarks: texts.yearTotalMarks,
  requiredSubjects: texts.yearRequiredSubjects,
  negativeMarkingPercentage: texts.yearNegative,
  mandatory: texts.fieldMandatory,
  points: texts.fieldPoints,
  explanation: texts.fieldExplanation,
};

/** The label of the field at the end of a path in a unit; none for a unit, a subject or a question. */
export function fieldLabels(path: Path, translate: Translate): readonly string[] {
  if (!path.startsWith('units.')) return [];
  const option = /\.options\.(\d+)(?:\.(\w+))?$/u.exec(path);
  if (option) {
    const n = Number(option[1]) + 1;
    return [translate(option[2] === 'isCorrect' ? texts.fieldCorrect : texts.fieldOption, { n })];
  }
  const name = names[path.slice(path.lastIndexOf('.') + 1)];
  return name ? [translate(name)] : [];
}

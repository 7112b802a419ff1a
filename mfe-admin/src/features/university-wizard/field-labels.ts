import type { Path } from '@pathshala/admin-kit/values/path';
import type { Translate } from '@pathshala/web-kit/texts';
import type { TextKey } from '../../texts.ts';

const names: Readonly<Record<string, TextKey>> = {
  year: 'year.year',
  timeLimit: 'year.timeLimit',
  totalMarks: 'year.totalMarks',
  requiredSubjects: 'year.requiredSubjects',
  negativeMarkingPercentage: 'year.negative',
  mandatory: 'field.mandatory',
  points: 'field.points',
  explanation: 'field.explanation',
};

/** The label of the field at the end of a path in a unit; none for a unit, a subject or a question. */
export function fieldLabels(path: Path, translate: Translate<TextKey>): readonly string[] {
  if (!path.startsWith('units.')) return [];
  const option = /\.options\.(\d+)(?:\.(\w+))?$/u.exec(path);
  if (option) {
    const n = Number(option[1]) + 1;
    return [translate(option[2] === 'isCorrect' ? 'field.correct' : 'field.option', { n })];
  }
  const name = names[path.slice(path.lastIndexOf('.') + 1)];
  return name ? [translate(name)] : [];
}

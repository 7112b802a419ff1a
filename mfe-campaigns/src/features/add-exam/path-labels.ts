import type { Path } from '@pathshala/admin-kit/draft/path';
import type { Translate } from '@pathshala/web-kit/texts';
import type { ExamDraft } from './draft/exam-draft.ts';
import { partsAt } from './draft/location-of.ts';
import type { ExamTextKey } from './texts.ts';

const names: Readonly<Record<string, ExamTextKey>> = {
  title: 'rules.name',
  timeLimit: 'rules.timeLimit',
  totalMarks: 'rules.totalMarks',
  requiredSubjects: 'rules.requiredSubjects',
  negativeMarkingPercentage: 'rules.negative',
  isScoreAtOnce: 'rules.scoreAtOnce',
  subjects: 'paper.title',
};

/** The labels of the parts that contain a path, the outermost first; none for a field of the campaign. */
export function pathLabels(
  values: ExamDraft,
  path: Path,
  translate: Translate<ExamTextKey>,
): readonly string[] {
  const { subject, question, questionNumber } = partsAt(values, path);
  if (!subject) {
    const name = names[path.split('.')[0] ?? ''];
    return name ? [translate(name)] : [];
  }
  return [
    subject.subjectName.trim() || translate('place.subject'),
    ...(question ? [translate('place.question', { n: questionNumber })] : []),
  ];
}

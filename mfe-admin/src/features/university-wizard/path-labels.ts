import { fieldAt } from '@pathshala/admin-kit/forms/record-fields';
import type { Path } from '@pathshala/admin-kit/values/path';
import type { Translate } from '@pathshala/web-kit/texts';
import { admissionCourseFields as fields } from '../../resources/admission-course.fields.ts';
import { sharedTexts } from '../../texts.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { partsAt } from './draft/location-of.ts';
import { texts } from './texts.ts';

const optionLabel = fields['units.years.subjects.mcqs.options'].label;

/** The labels of the parts that contain a path, the outermost first. */
export function pathLabels(values: CourseDraft, path: Path, translate: Translate): readonly string[] {
  const { unit, year, subject, question, questionNumber } = partsAt(values, path);
  if (!unit) {
    const field = fieldAt(fields, path.split('.')[0] ?? '');
    return field ? [translate(field.label)] : [];
  }
  return [
    unit.unitName || translate(sharedTexts.step.units),
    ...(year ? [String(year.year) || translate(texts.yearsUnnamed)] : []),
    ...(subject ? [subject.subjectName || translate(texts.subjectUnnamed)] : []),
    ...(question ? [translate(texts.questionNumber, { n: questionNumber })] : []),
    ...fieldLabels(path, translate),
  ];
}

/** The label of the field at the end of a path in a unit; none for a unit, a subject or a question. */
function fieldLabels(path: Path, translate: Translate): readonly string[] {
  const option = /\.options\.(\d+)(?:\.(\w+))?$/u.exec(path);
  if (option) {
    const n = Number(option[1]) + 1;
    return [translate(option[2] === 'isCorrect' ? texts.fieldCorrect : optionLabel, { n })];
  }
  const field = /(?:\.\d+|unitName|years|subjects|mcqs)$/u.test(path) ? undefined : fieldAt(fields, path);
  return field ? [translate(field.label)] : [];
}

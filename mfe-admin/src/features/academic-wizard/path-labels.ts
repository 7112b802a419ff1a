import { fieldAt, fieldLabelAt } from '@pathshala/admin-kit/forms/record-fields';
import type { Path } from '@pathshala/admin-kit/values/path';
import type { Translate } from '@pathshala/web-kit/texts';
import { academicCourseFields as fields } from '../../resources/academic-course.fields.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { partsAt } from './draft/location-of.ts';
import { texts } from './texts.ts';

/** The labels of the parts that contain a path, the outermost first. */
export function pathLabels(values: CourseDraft, path: Path, translate: Translate): readonly string[] {
  const { subject, unit } = partsAt(values, path);
  if (!subject) {
    const field = fieldAt(fields, path.split('.')[0] ?? '');
    return field ? [translate(field.label)] : [];
  }
  const named = /\.\d+$/u.test(path) ? undefined : fieldLabelAt(fields, path);
  return [
    subject.title || translate(texts.subjectUnnamed),
    ...(unit ? [unit.title || translate(texts.unitUnnamed)] : []),
    ...(named ? [translate(named.text)] : []),
  ];
}

import { academicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import { z } from 'zod';
import { checkDetails, checkSubjects } from './check-course.ts';
import { type CourseDraft, withNewUnits } from './course-draft.ts';
import { formOf } from './course-form.ts';

/** Validates a draft: first the rules of the wizard, then the contract of the request. Both name the same paths. */
export const courseSchema = z
  .custom<CourseDraft>()
  .transform(withNewUnits)
  .superRefine((draft, context) => {
    for (const [path, text] of [...checkDetails(draft), ...checkSubjects(draft)]) {
      context.addIssue({ code: 'custom', path: path === 'root' ? [] : path.split('.'), params: { text } });
    }
  })
  .transform(formOf)
  .pipe(academicCourseInput);

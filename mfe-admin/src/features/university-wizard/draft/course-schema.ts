import { admissionCourseInput } from '@pathshala/svc-catalog-contract/admission';
import { z } from 'zod';
import { checkCourse, checkHasUnit } from './check-course.ts';
import { type CourseDraft, withTypedUnit } from './course-draft.ts';
import { formOf } from './course-form.ts';

/** Validates a draft: first the rules of the wizard, then the contract of the request. Both name the same paths. */
export function courseSchema({ isNew }: { readonly isNew: boolean }) {
  return z
    .custom<CourseDraft>()
    .transform(withTypedUnit)
    .superRefine((draft, context) => {
      const errors = [...(isNew ? checkHasUnit(draft) : []), ...checkCourse(draft)];
      for (const [path, text] of errors) {
        context.addIssue({ code: 'custom', path: path.split('.'), params: { text } });
      }
    })
    .transform(formOf)
    .pipe(admissionCourseInput);
}

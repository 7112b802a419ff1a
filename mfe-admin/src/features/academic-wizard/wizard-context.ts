import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import type { AcademicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import { createContext, use } from 'react';
import type { CourseDraft } from './draft/course-draft.ts';
import type { FormLocation } from './draft/location-of.ts';

export type CourseForm = FormHandle<CourseDraft, AcademicCourseInput, FormLocation>;

/** The form typed as a course; the fields of the kit know paths only. */
export const WizardContext = createContext<CourseForm | undefined>(undefined);

export function useWizard(): CourseForm {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('This part must be rendered below WizardContext.');
  return wizard;
}

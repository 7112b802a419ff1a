import { adminTexts } from '@pathshala/admin-kit/admin-texts';
import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  admissionCourses: adminTexts.admissionCoursesTitle,
  campaigns: commonTexts.campaigns,
  exams: commonTexts.exams,
  questions: commonTexts.questionBank,
  startPeople: { en: 'Users', bn: 'ব্যবহারকারী' },
} as const;

import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  admissionCourses: commonTexts.admissionCoursesTitle,
  campaigns: commonTexts.campaigns,
  exams: commonTexts.exams,
  questions: commonTexts.questionBank,
  startPeople: { en: 'Users', bn: 'ব্যবহারকারী' },
} as const;

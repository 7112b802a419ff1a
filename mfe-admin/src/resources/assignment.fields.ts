import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of an assignment. */
export const assignmentFields = {
  title: {
    kind: 'text',
    label: commonTexts.title,
    help: commonTexts.inBothLanguages,
    maxLength: 300,
  },
  description: { kind: 'richText', label: commonTexts.description, isTwoLanguage: true },
  instructions: {
    kind: 'richText',
    label: { en: 'Instructions', bn: 'নির্দেশনা' },
    isTwoLanguage: true,
    isOptional: true,
  },
  assignmentType: {
    kind: 'choice',
    label: commonTexts.type,
    display: 'radio',
    choices: { individual: { en: 'Individual', bn: 'একা' }, group: { en: 'Group', bn: 'দলগত' } },
  },
  submissionLink: {
    kind: 'text',
    label: commonTexts.link,
    help: {
      en: 'A template, or where else to hand in. It begins with https://',
      bn: 'কোনো নমুনা, বা আর যেখানে জমা দিতে হবে। https:// দিয়ে শুরু হবে',
    },
    isAddress: true,
    maxLength: 2000,
    isOptional: true,
  },
  dueDate: {
    kind: 'dateTime',
    label: commonTexts.due,
    help: {
      en: 'Hand-ins after it are taken, and marked as late.',
      bn: 'এর পরেও জমা নেওয়া হবে, তবে দেরিতে জমা বলে চিহ্নিত হবে।',
    },
  },
  maxScore: {
    kind: 'number',
    label: commonTexts.fullMarks,
    help: {
      en: 'With criteria it is their sum.',
      bn: 'মানদণ্ড থাকলে তাদের যোগফলই পূর্ণমান।',
    },
  },
  criteria: {
    kind: 'own',
    label: commonTexts.criteria,
    help: {
      en: 'Optional: what is marked apart, such as method or presentation.',
      bn: 'ঐচ্ছিক: কীসে আলাদা করে নম্বর দেবেন, যেমন পদ্ধতি বা উপস্থাপনা।',
    },
  },
  'criteria.name': { kind: 'text', label: { en: 'Criterion', bn: 'মানদণ্ড' }, maxLength: 200 },
  'criteria.maxScore': { kind: 'number', label: commonTexts.marks },
  courseId: {
    kind: 'choice',
    label: commonTexts.course,
    help: {
      en: 'Its enrolled students see the assignment. Without a course nobody does.',
      bn: 'এই কোর্সে ভর্তি শিক্ষার্থীরা অ্যাসাইনমেন্টটি দেখবে। কোর্স না দিলে কেউ দেখবে না।',
    },
    display: 'search',
  },
  subjectId: { kind: 'choice', label: commonTexts.subject, isOptional: true },
} as const satisfies Fields;

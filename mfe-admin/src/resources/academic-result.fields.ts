import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The fields of a result that was taken outside of this site; its subjects are a list below them. */
export const academicFields = {
  title: {
    kind: 'text',
    label: commonTexts.title,
    help: {
      en: 'As on the certificate: HSC 2025, Test examination',
      bn: 'সনদের মতো: এইচএসসি ২০২৫, টেস্ট পরীক্ষা',
    },
    maxLength: 200,
  },
  dateTaken: { kind: 'date', label: { en: 'Date of the result', bn: 'ফলের তারিখ' } },
  term: { kind: 'text', label: { en: 'Term', bn: 'পর্ব' }, maxLength: 100, isOptional: true },
  session: { kind: 'text', label: { en: 'Session', bn: 'শিক্ষাবর্ষ' }, maxLength: 100, isOptional: true },
  remarks: {
    kind: 'text',
    label: { en: 'Remarks', bn: 'মন্তব্য' },
    help: { en: 'Printed on the report card.', bn: 'রিপোর্ট কার্ডে ছাপা হবে।' },
    maxLength: 2000,
    isOptional: true,
  },
} as const satisfies Fields;

/** The fields of its subjects. */
export const academicSubjectFields = {
  'subjects.subjectName': {
    kind: 'text',
    label: commonTexts.subjectN,
    name: commonTexts.subject,
    maxLength: 200,
  },
  'subjects.fullMarks': { kind: 'number', label: commonTexts.fullMarks },
  'subjects.marks': { kind: 'number', label: commonTexts.marks },
  'subjects.grade': { kind: 'choice', label: commonTexts.grade },
} as const satisfies Fields;

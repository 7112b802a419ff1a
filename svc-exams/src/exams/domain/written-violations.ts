import { isSecureLink } from '@pathshala/rules/addresses';
import { sumOfMarks } from '@pathshala/rules/paper';
import type { ExamForm, WrittenForm } from './exam-form.ts';
import { limits } from './exam-limits.ts';
import { blankOrLong, outside, tooLong, tooMany, type Violation } from './field-errors.ts';

/** An upload of this service. */
const uploaded = /^\/api\/files\/svc-exams\/[0-9a-f]{64}$/u;

/** `stored`: a stored value is accepted unchanged, also from before this rule. */
function inPdf([field, address]: readonly [string, string], stored: string | undefined): Violation {
  const isRight = address === '' || address === stored || uploaded.test(address) || isSecureLink(address);
  return !isRight && [field, 'exams.field.pdf-link'];
}

function inCriteria({ criteria }: WrittenForm, totalMarks: number | null): Violation[] {
  const sum = sumOfMarks(criteria.map(({ maxMarks }) => (Number.isFinite(maxMarks) ? (maxMarks ?? 0) : 0)));
  const isSumWrong = criteria.length > 0 && totalMarks !== null && sum !== totalMarks;
  const code = 'exams.field.total-marks';
  return [
    ...criteria.flatMap(({ name, maxMarks }, index): Violation[] => [
      name === '' && [`written.criteria.${index}.name`, 'exams.field.criterion'],
      outside(
        [`written.criteria.${index}.maxMarks`, maxMarks],
        { min: 0, max: limits.totalMarks, isAbove: true },
        code,
      ),
    ]),
    isSumWrong && [
      'written.criteria',
      { code: 'exams.field.criteria-total', params: { sum, total: totalMarks } },
    ],
  ];
}

const empty: WrittenForm = {
  questionText: '',
  answerGuidelines: '',
  handwrittenPdf: '',
  downloadablePdf: '',
  criteria: [],
  files: [],
};

type StoredPdfs = Pick<WrittenForm, 'handwrittenPdf' | 'downloadablePdf'>;

/** Spec §5: a written exam needs its question. `isSat`: students get it; otherwise it may be incomplete, but no larger. */
export function writtenViolations(
  { written, totalMarks }: ExamForm,
  { isSat, stored = null }: { readonly isSat: boolean; readonly stored?: StoredPdfs | null | undefined },
): Violation[] {
  const form = written ?? empty;
  const { questionText, answerGuidelines, handwrittenPdf, downloadablePdf } = form;
  const at = 'written.questionText';
  return [
    isSat
      ? blankOrLong([at, questionText], { max: limits.text, code: 'exams.field.question-text' })
      : tooLong([at, questionText], limits.text),
    tooLong(['written.answerGuidelines', answerGuidelines], limits.text),
    inPdf(['written.handwrittenPdf', handwrittenPdf], stored?.handwrittenPdf),
    inPdf(['written.downloadablePdf', downloadablePdf], stored?.downloadablePdf),
    tooMany(['written.criteria', form.criteria.length], limits.criteria),
    ...(isSat ? inCriteria(form, totalMarks) : []),
  ];
}

import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import type { ExamForm, QuestionForm } from './exam-form.ts';
import { limits } from './exam-limits.ts';
import { blankOrLong, outside, tooLong, tooMany, type Violation } from './field-errors.ts';

function inOptions({ options }: QuestionForm, at: string): Violation[] {
  const { min, max } = limits.options;
  const isCountWrong = options.length < min || options.length > max;
  return [
    isCountWrong && [`${at}.options`, { code: 'exams.field.options', params: { min, max } }],
    ...options.map(({ text }, index) =>
      blankOrLong([`${at}.options.${index}.text`, text], {
        max: limits.option,
        code: 'exams.field.option-text',
      }),
    ),
  ];
}

/** Spec §5: each question, its points and each option's text; its explanation too, unless the author left it out. */
function inQuestion(form: QuestionForm, at: string, withoutExplanations: boolean): Violation[] {
  const { question, explanation, points } = form;
  const missingExplanation = blankOrLong([`${at}.explanation`, explanation], {
    max: limits.text,
    code: 'exams.field.explanation',
  });
  return [
    blankOrLong([`${at}.question`, question], { max: limits.text, code: 'exams.field.question' }),
    withoutExplanations ? tooLong([`${at}.explanation`, explanation], limits.text) : missingExplanation,
    outside([`${at}.points`, points], { min: 0, max: limits.points, isAbove: true }, 'exams.field.points'),
    ...inOptions(form, at),
  ];
}

/** A draft may be incomplete, but no larger. */
function inDraft({ question, options, explanation, points }: QuestionForm, at: string): Violation[] {
  return [
    tooLong([`${at}.question`, question], limits.text),
    tooLong([`${at}.explanation`, explanation], limits.text),
    points !== null &&
      outside([`${at}.points`, points], { min: 0, max: limits.points }, 'exams.field.points'),
    tooMany([`${at}.options`, options.length], limits.options.max),
    ...options.map(({ text }, index) => tooLong([`${at}.options.${index}.text`, text], limits.option)),
  ];
}

/** Indexes of the ids that also occur earlier. */
function repeated(ids: readonly (string | undefined)[]): number[] {
  const seen = new Set<string>();
  return ids.flatMap((id, index) => {
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated ? [index] : [];
  });
}

/** Answers could not be matched to two parts with one id. */
function duplicates(mcqs: readonly QuestionForm[]): Violation[] {
  const ofQuestions = repeated(mcqs.map(({ _id }) => _id)).map((index) => `mcqs.${index}`);
  const ofOptions = mcqs.flatMap(({ options }, at) =>
    repeated(options.map(({ _id }) => _id)).map((index) => `mcqs.${at}.options.${index}`),
  );
  return [...ofQuestions, ...ofOptions].map((at) => [`${at}._id`, 'exams.field.duplicate-id']);
}

/** `isSat`: students get the questions. */
export function questionViolations(
  { mcqs, withoutExplanations }: Pick<ExamForm, 'mcqs' | 'withoutExplanations'>,
  isSat: boolean,
): Violation[] {
  if (mcqs.length > limits.questions) return [tooMany(['mcqs', mcqs.length], limits.questions)];
  return [
    isSat && mcqs.length === 0 && ['mcqs', 'exams.field.no-questions'],
    ...duplicates(mcqs),
    ...mcqs.flatMap((question, index) => {
      const at = `mcqs.${index}`;
      return isSat ? inQuestion(question, at, withoutExplanations) : inDraft(question, at);
    }),
  ];
}

/** Paths of the questions without a correct option, apart from the confirmed ones. */
export function questionsWithoutKey(mcqs: readonly QuestionForm[], confirmed: ReadonlySet<string>): string[] {
  return mcqs.flatMap((question, index) => {
    const isFine = hasCorrectOption(question) || confirmed.has(question._id ?? '');
    return isFine ? [] : [`mcqs.${index}.options`];
  });
}

import { DomainError, type FieldError } from '@pathshala/contract-kit/domain-error';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { oneLine } from '@pathshala/rules/one-line';
import { paperLimits } from '@pathshala/rules/paper-rules';
import { questionViolations, type QuestionRule } from '@pathshala/rules/question-rules';
import type { QuestionContent, QuestionDraft } from './question.ts';

/** Characters; enough for a drawn picture. */
const textLimits = { question: 60_000, option: 20_000 } as const;
/** Characters of a whole question: in Bengali a document of 240 kB, which is sent in lists of 100. */
const wholeLimit = 80_000;

const codes: Readonly<Record<QuestionRule, string>> = {
  text: 'exams.question.text-required',
  points: 'exams.question.points',
  options: 'exams.question.too-few-options',
  'option-text': 'exams.question.option-required',
  'no-correct-option': 'exams.question.no-correct-option',
};

type QuestionErrors = Readonly<Record<string, FieldError>>;

function tooLong(text: string, max: number): FieldError | null {
  return text.length > max ? { code: 'exams.question.too-long', params: { max } } : null;
}

function lengthErrors({ question, explanation, options }: QuestionDraft): [string, FieldError][] {
  const texts = [question, explanation, ...options.map(({ text }) => text)];
  const whole = texts.reduce((sum, { length }) => sum + length, 0);
  const errors: [string, FieldError | null][] = [
    ['question', tooLong(question, textLimits.question)],
    ['explanation', tooLong(explanation, textLimits.question)],
    ...options.map(({ text }, index): [string, FieldError | null] => [
      `options.${index}.text`,
      tooLong(text, textLimits.option),
    ]),
    [
      'question',
      whole > wholeLimit ? { code: 'exams.question.too-long', params: { max: wholeLimit } } : null,
    ],
  ];
  return errors.flatMap(([field, error]) => (error === null ? [] : [[field, error]]));
}

/** Field → its error (EXM-17); empty for a valid question. */
export function questionErrors(draft: QuestionDraft): QuestionErrors {
  const { length } = draft.options;
  const violations = questionViolations(draft).map(({ field, rule }): [string, FieldError] => [
    field,
    rule === 'options' && length > paperLimits.options.max ? 'exams.question.too-many-options' : codes[rule],
  ]);
  // Only the first error of a field is shown.
  return Object.fromEntries([...violations, ...lengthErrors(draft)].reverse());
}

/** Throws `invalid` with each field that breaks a rule. */
export function requireCompleteQuestion(draft: QuestionDraft): void {
  const fields = questionErrors(draft);
  const found = Object.values(fields);
  if (found.length === 0) return;
  const tooMany = 'exams.question.too-many-options';
  const code = found.includes(tooMany) ? tooMany : 'exams.question.incomplete';
  throw new DomainError('invalid', code, { fields });
}

/** Each tag once, in any case and spelling. */
function distinct(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(oneLine))
    if (tag !== '' && !byKey.has(searchKeyOf(tag))) byKey.set(searchKeyOf(tag), tag);
  return [...byKey.values()];
}

/** The content in its stored form: options have ids of their own, labels are normalised. */
export function authorQuestion(
  draft: QuestionDraft,
  { newId, before }: { newId: () => string; before: QuestionContent | null },
): QuestionContent {
  const known = new Set(before?.options.map(({ _id }) => _id));
  const taken = new Set<string>();
  const idOf = (id: string | undefined): string => {
    const chosen = id !== undefined && known.has(id) && !taken.has(id) ? id : newId();
    taken.add(chosen);
    return chosen;
  };
  return {
    ...draft,
    options: draft.options.map(({ _id, text, isCorrect }) => ({ _id: idOf(_id), text, isCorrect })),
    subject: oneLine(draft.subject),
    chapter: oneLine(draft.chapter),
    tags: distinct(draft.tags),
    source: oneLine(draft.source),
  };
}

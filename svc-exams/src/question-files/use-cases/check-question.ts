import { bijoyCertainties, bijoyEvidence, type BijoyCertainty } from '@pathshala/rules/bijoy';
import { setImmediate } from 'node:timers/promises';
import { type QuestionDraft, questionErrors } from '../../question-bank/index.ts';
import { bijoyReadingOf, bijoyTextsOf } from '../domain/bijoy-drafts.ts';
import { withOwnTags } from '../domain/draft-texts.ts';
import { remarksOnFields, type FieldRemark } from '../domain/field-remarks.ts';
import type { FailedQuestion, FileError, FileQuestion } from '../domain/file-question.ts';
import type { ReadRow } from './find-duplicates.ts';
import type { PlacePictures } from './place-pictures.ts';

interface CheckQuestionsDependencies {
  readonly placePictures: PlacePictures;
  /** Cleans a question like the body of a request; returns the errors by field. */
  readonly parseQuestion: (draft: QuestionDraft) => QuestionDraft | readonly FieldRemark[];
}

/** The number of questions after which other requests are processed. */
const stepSize = 50;

const isRefused = <Refused>(cleaned: QuestionDraft | readonly Refused[]): cleaned is readonly Refused[] =>
  Array.isArray(cleaned);

/** The questions of a file in their stored form, including their pictures, and the errors of the others. */
export function checkQuestions({ placePictures, parseQuestion }: CheckQuestionsDependencies) {
  function cleaned(draft: QuestionDraft): QuestionDraft | readonly FieldRemark[] {
    const parsed = parseQuestion(withOwnTags(draft));
    if (isRefused(parsed)) return parsed;
    const errors = remarksOnFields(questionErrors(parsed));
    return errors.length > 0 ? errors : parsed;
  }

  function check(question: FileQuestion, certainty: BijoyCertainty): ReadRow | FailedQuestion {
    const { line, draft, source, remarks = [] } = question;
    const typed = cleaned(draft);
    const reading = certainty === 'latin' ? null : bijoyReadingOf(draft);
    const unicode = reading === null ? [] : cleaned(reading);
    if (isRefused(unicode)) {
      if (!isRefused(typed)) return { line, draft: typed, isConverted: false, remarks };
      return { line, errors: typed.map((error) => ({ line, ...error })), source };
    }
    if (isRefused(typed)) return { line, draft: unicode, isConverted: true, remarks };
    const isConverted = certainty === 'bijoy';
    const [proposed, other] = isConverted ? [unicode, typed] : [typed, unicode];
    return { line, draft: proposed, isConverted, other, remarks };
  }

  async function placeAll(questions: readonly FileQuestion[], place: ReturnType<PlacePictures>) {
    const placed: FileQuestion[] = [];
    const failed: FailedQuestion[] = [];
    for (const [at, question] of questions.entries()) {
      if (at % stepSize === 0) await setImmediate();
      const draft: QuestionDraft | FileError = await place(question);
      if ('code' in draft) failed.push({ line: question.line, errors: [draft], source: question.source });
      else placed.push({ ...question, draft });
    }
    return { placed, failed };
  }

  return async (questions: readonly FileQuestion[], from: Parameters<PlacePictures>[0]) => {
    const { placed, failed } = await placeAll(questions, placePictures(from));
    const certainties = bijoyCertainties(placed.map(({ draft }) => bijoyEvidence(bijoyTextsOf(draft))));
    const rows: ReadRow[] = [];
    for (const [at, question] of placed.entries()) {
      if (at % stepSize === 0) await setImmediate();
      const checked = check(question, certainties[at] ?? 'latin');
      if ('draft' in checked) rows.push(checked);
      else failed.push(checked);
    }
    return { rows, failed };
  };
}

export type CheckQuestions = ReturnType<typeof checkQuestions>;

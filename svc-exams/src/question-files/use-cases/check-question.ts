import { questionErrors, type QuestionDraft } from '../../question-bank/ports.ts';
import { withOwnTags, withoutBijoy } from '../domain/draft-texts.ts';
import { remarksOnFields, type FieldRemark } from '../domain/field-remarks.ts';
import type { FailedQuestion, FileQuestion } from '../domain/file-question.ts';
import type { ReadRow } from './find-duplicates.ts';
import { placePictures, type PlacePicturesDependencies } from './place-pictures.ts';

export interface CheckQuestionDependencies extends PlacePicturesDependencies {
  /** Cleans a question as the body of a request is; the fields that the form would refuse. */
  readonly parseQuestion: (draft: QuestionDraft) => QuestionDraft | readonly FieldRemark[];
}

const isRefused = <Refused>(parsed: QuestionDraft | readonly Refused[]): parsed is readonly Refused[] =>
  Array.isArray(parsed);

/** A question of a file as it would be stored, its pictures included, or what has to be mended in it. */
export function checkQuestion(deps: CheckQuestionDependencies, from: Parameters<typeof placePictures>[1]) {
  const place = placePictures(deps, from);

  return async (question: FileQuestion): Promise<ReadRow | FailedQuestion> => {
    const { line, source, remarks = [] } = question;
    const placed = await place(question);
    if ('code' in placed) return { line, errors: [placed], source };
    const unicode = withoutBijoy(placed);
    const parsed = deps.parseQuestion(withOwnTags(unicode ?? placed));
    const errors = isRefused(parsed) ? parsed : remarksOnFields(questionErrors(parsed));
    if (isRefused(parsed) || errors.length > 0) {
      return { line, errors: errors.map((error) => ({ line, ...error })), source };
    }
    return { line, draft: parsed, isConverted: unicode !== null, remarks };
  };
}

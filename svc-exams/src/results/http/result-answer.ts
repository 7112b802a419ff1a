import { messages } from '@pathshala/svc-exams-contract/messages';
import { formatMessage, type Language, type Messages } from '@pathshala/contract-kit/message';
import { OwnPiece, PiecedJson } from '@pathshala/service-kit/http/pieced-json';
import { PlainJson, type ReadyJson } from '@pathshala/service-kit/http/ready-json';
import type { Result } from '@pathshala/svc-exams-contract/result';
import type { SubmittedAttempt } from '../../attempts/domain/attempt.ts';
import { toResult, type ResultReader } from '../domain/result-view.ts';
import type { ShownResult } from '../use-cases/read-result.ts';
import { answerSheetOf } from './answer-sheet.ts';

interface Reader extends Pick<ResultReader, 'hiddenUntil' | 'isAdmin'> {
  readonly language: Language;
}

const texts: Messages = messages;

/** A result in the reader's language, without the answers. */
export function resultAnswer(attempt: SubmittedAttempt, { language, ...reader }: Reader): Result {
  const inLanguage = (code: string) => {
    const message = texts[code];
    return message === undefined ? code : formatMessage(message, language);
  };
  return toResult(attempt, { ...reader, say: inLanguage });
}

const closing = new OwnPiece(']}');

/** A result with the answers where they may be seen; thousands read the same paper in one second, and its text is most of each answer. */
export function shownAnswer(
  { attempt, key, hiddenUntil }: ShownResult,
  reader: Omit<Reader, 'hiddenUntil'>,
): ReadyJson<Result> {
  const own = JSON.stringify(resultAnswer(attempt, { ...reader, hiddenUntil }));
  if (key === undefined) return new PlainJson(Buffer.from(own));
  const answers = answerSheetOf(key, attempt).filledIn(attempt.answers);
  return new PiecedJson([new OwnPiece(`${own.slice(0, -1)},"answers":[`), ...answers, closing]);
}

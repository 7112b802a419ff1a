import type { checkPracticeAnswer, CheckedAnswer } from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { isApiError } from '@pathshala/web-kit/api-error';
import { browserStorage, noteKeys, recallJson, remember } from '@pathshala/web-kit/browser-storage';

/**
 * Answers of practice that were given without a connection, in the browser until the server has answered them. They
 * outlive a log-out and are sent when the same person is back. The server fixes the first answer to a question, so one
 * that is sent twice counts once.
 */
export interface WaitingAnswer {
  readonly questionId: string;
  readonly selectedOptions: readonly string[];
}

export type AnswerOutcome =
  | { readonly kind: 'checked'; readonly answer: CheckedAnswer }
  /** Fixed, and its key is closed. */
  | ({ readonly kind: 'held' } & WaitingAnswer)
  /** Never accepted; the server's message says why. */
  | { readonly kind: 'refused'; readonly questionId: string; readonly message: string };

interface WaitingPlace {
  readonly userId: string;
  readonly attemptId: string;
}

const prefix = 'practice:';
const placeOf = ({ userId, attemptId }: WaitingPlace): string => `${prefix}${userId}:${attemptId}:`;

export function putWaiting(place: WaitingPlace, { questionId, selectedOptions }: WaitingAnswer): void {
  remember(placeOf(place) + questionId, JSON.stringify(selectedOptions));
}

export function waitingAnswers(place: WaitingPlace): readonly WaitingAnswer[] {
  const start = placeOf(place);
  return noteKeys(browserStorage(), start).flatMap((key) => {
    const options = recallJson(key);
    const isWhole = Array.isArray(options) && options.every((one) => typeof one === 'string');
    return isWhole ? [{ questionId: key.slice(start.length), selectedOptions: options }] : [];
  });
}

/** Sends what waits, one after the other, until there is no connection again. Calls `onOutcome` for each that is done. */
export async function sendWaiting(
  api: Api,
  place: WaitingPlace,
  onOutcome: (outcome: AnswerOutcome) => void = () => undefined,
): Promise<void> {
  for (const waiting of waitingAnswers(place)) {
    const outcome = await send(api, place.attemptId, waiting);
    if (outcome === null) return;
    remember(placeOf(place) + waiting.questionId, null);
    onOutcome(outcome);
  }
}

/** Null: it waits on. */
async function send(
  api: Api,
  id: string,
  { questionId, selectedOptions }: WaitingAnswer,
): Promise<AnswerOutcome | null> {
  const input = { params: { id }, body: { questionId, selectedOptions: [...selectedOptions] } };
  try {
    const path = '/exams/practice/attempts/{id}/check';
    return { kind: 'checked', answer: await api.call<typeof checkPracticeAnswer>('post', path, input) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'exams.answers-not-released') return { kind: 'held', questionId, selectedOptions };
    return isForGood(error.status) ? { kind: 'refused', questionId, message: error.message } : null;
  }
}

/** The same call would be refused again. A session that has ended, a full queue or a failure of the server pass. */
function isForGood(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);
}

/** The attempts of this person that answers wait for. */
export function waitingAttempts(userId: string): readonly string[] {
  const start = `${prefix}${userId}:`;
  const ids = noteKeys(browserStorage(), start).map((key) => key.slice(start.length).split(':')[0] ?? '');
  return [...new Set(ids)];
}

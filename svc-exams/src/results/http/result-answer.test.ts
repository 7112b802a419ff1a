import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openAttempt } from '../../../test/support/attempts.ts';
import { campaignPaper, pastYearPaper, prepared } from '../../../test/support/papers.ts';
import { submit } from '../../attempts/domain/submit-attempt.ts';
import type { Paper } from '../../papers/domain/paper.ts';
import { answeredQuestions, markedAnswer } from '../domain/result-view.ts';
import type { ShownResult } from '../use-cases/read-result.ts';
import { resultAnswer, shownAnswer } from './result-answer.ts';

/** The paper as it is after the attempt's time, every question answered by the option at this place; 4: by none. */
function submitted(
  paper: Paper,
  place: number,
  chosenSubjects = paper.subjects.map(({ subjectName }) => subjectName),
) {
  const questions = paper.subjects.flatMap(({ mcqs }) => mcqs);
  const answers = Object.fromEntries(
    questions.flatMap(({ _id, options }) => {
      const option = options[place];
      return option === undefined ? [] : [[_id, option._id]];
    }),
  );
  const attempt = openAttempt(paper, { chosenSubjects, answers });
  const closed = submit(attempt, prepared(paper), {
    answers: [],
    isAuto: true,
    now: Date.parse(attempt.deadlineAt),
  });
  if (closed === null) throw new Error('the attempt was submitted before');
  return closed;
}

/** The result with its answers, one by one. */
function expectedOf({ attempt, key, hiddenUntil }: ShownResult, language: 'en' | 'bn') {
  const result = resultAnswer(attempt, { language, hiddenUntil, isAdmin: false });
  if (key === undefined) return result;
  const answers = answeredQuestions(key, attempt).map((answered) => markedAnswer(key, answered));
  return { ...result, answers };
}

describe('a result as ready JSON', () => {
  it.each([
    ['a past year', pastYearPaper()],
    ['a campaign', campaignPaper()],
  ])('of %s says the same as the result, whatever was chosen and however often it is asked', (_, paper) => {
    for (const place of [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]) {
      const attempt = submitted(paper, place);
      for (const key of [paper, undefined]) {
        const shown = { attempt, key, hiddenUntil: null };
        const json = shownAnswer(shown, { language: 'bn', isAdmin: false });
        expect(JSON.parse(json.bytes.toString())).toEqual(expectedOf(shown, 'bn'));
        const { coding, pieces } = json.contentFor(['br', 'gzip']);
        const sent = Buffer.concat(pieces);
        expect(coding === 'gzip' ? gunzipSync(sent) : sent).toEqual(json.bytes);
      }
    }
  });

  it('is sent in fewer bytes than it has, each question with the choice of this student', () => {
    const paper = pastYearPaper();
    const attempt = submitted(paper, 1);
    const json = shownAnswer({ attempt, key: paper, hiddenUntil: null }, { language: 'bn', isAdmin: false });
    const { coding, pieces } = json.contentFor(['br', 'gzip']);
    expect(coding).toBe('gzip');
    expect(Buffer.concat(pieces).length).toBeLessThan(json.bytes.length * 0.7);
    expect(json.contentFor([])).toEqual({ pieces: [json.bytes] });
  });

  it('does not mix up the sheets of those who chose other subjects', () => {
    const paper = pastYearPaper();
    const names = paper.subjects.filter(({ mandatory }) => !mandatory).map(({ subjectName }) => subjectName);
    for (const name of names) {
      const attempt = submitted(paper, 0, [name]);
      const shown = { attempt, key: paper, hiddenUntil: null };
      const { pieces } = shownAnswer(shown, { language: 'en', isAdmin: false }).contentFor(['gzip']);
      const sent: unknown = JSON.parse(gunzipSync(Buffer.concat(pieces)).toString());
      expect(sent).toEqual(expectedOf(shown, 'en'));
    }
    expect(names.length).toBeGreaterThan(1);
  });
});

import { describe, expect, it } from 'vitest';
import { openAttempt } from '../../../test/support/attempts.ts';
import { campaignPaper, pastYearPaper, prepared } from '../../../test/support/papers.ts';
import { submit } from '../../attempts/domain/submit-attempt.ts';
import type { Paper } from '../../papers/domain/paper.ts';
import { shownAnswer, shownJson } from './result-answer.ts';

/** The paper as it is after the attempt's time, every question answered by the option at this place; 4: by none. */
function submitted(paper: Paper, place: number) {
  const chosenSubjects = paper.subjects.map(({ subjectName }) => subjectName);
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

describe('a result as ready JSON', () => {
  it.each([
    ['a past year', pastYearPaper()],
    ['a campaign', campaignPaper()],
  ])('of %s says the same as the result, whatever was chosen and however often it is asked', (_, paper) => {
    for (const place of [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]) {
      const attempt = submitted(paper, place);
      for (const key of [paper, undefined]) {
        const { bytes } = shownJson({ attempt, key }, 'bn');
        expect(JSON.parse(bytes.toString())).toEqual(shownAnswer({ attempt, key }, 'bn'));
      }
    }
  });
});

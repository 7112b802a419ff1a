import { rounded } from '@pathshala/rules/marks';
import { workedExamples, type WorkedExample } from '@pathshala/svc-exams-contract/worked-examples';
import { describe, expect, it } from 'vitest';
import { markPaper, markQuestion } from '../src/attempts/domain/scoring.ts';
import { type Paper, schemeOfPaper } from '../src/papers/index.ts';
import { pastYearPaper, question, subject } from './support/papers.ts';

function sittingOf({ examKind, negativeMarkingPercentage, questions }: WorkedExample) {
  const mcqs = questions.map((one, at) => question(`q${at}`, one));
  const subjects = [subject('Physics', true, mcqs)];
  const paper: Paper = pastYearPaper({ examKind, negativeMarkingPercentage, totalMarks: 100, subjects });
  const isSet = schemeOfPaper(paper).match === 'set';
  const answers = questions.map(({ chosen }, at) => {
    const options = chosen.split('').map((letter) => `q${at}-${letter}`);
    return isSet && options.length > 0 ? options : options[0];
  });
  return { paper, mcqs, answers };
}

describe('the worked examples of the contract', () => {
  it.each(workedExamples)('$rule [EXM-07 EXM-08 EXM-09 EXM-10 EXM-11]', (example) => {
    const { paper, mcqs, answers } = sittingOf(example);
    const each = mcqs.map((mcq, at) => rounded(markQuestion(paper, mcq, answers[at]).marks));
    expect(each).toEqual(example.questions.map(({ gives }) => gives));
    const given = Object.fromEntries(
      answers.flatMap((answer, at) => (answer === undefined ? [] : [[`q${at}`, answer]])),
    );
    expect(markPaper(paper, new Set(['Physics']), given).score).toBe(example.score);
  });
});

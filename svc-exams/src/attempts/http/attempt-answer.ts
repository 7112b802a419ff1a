import { BegunJson, SharedJson } from '@pathshala/service-kit/http/shared-json';
import type { AttemptAnswer } from '@pathshala/svc-exams-contract/attempt';
import type { PreparedPaper } from '../../papers/domain/papers.ts';
import type { Attempt } from '../domain/attempt.ts';

/** The JSON of a paper is made once and goes with it: thousands start the same paper in one minute. */
const paperJson = new WeakMap<PreparedPaper, SharedJson>();

/** An attempt as it is answered: the shared bytes of the student paper, and its own small part behind them. */
export function attemptAnswer(attempt: Attempt, paper: PreparedPaper, now: number): BegunJson<AttemptAnswer> {
  const own = JSON.stringify(ownPart(attempt, paper, now)).slice(1);
  return new BegunJson(sharedJsonOf(paper), own);
}

function sharedJsonOf(paper: PreparedPaper): SharedJson {
  const known = paperJson.get(paper);
  if (known !== undefined) return known;
  const made = new SharedJson(Buffer.from(`{"paper":${JSON.stringify(paper.studentPaper)},`));
  paperJson.set(paper, made);
  return made;
}

function ownPart(attempt: Attempt, { places }: PreparedPaper, now: number): Omit<AttemptAnswer, 'paper'> {
  return {
    attemptId: attempt._id,
    status: attempt.status,
    examKind: attempt.examKind,
    examId: attempt.examId,
    courseId: attempt.courseId,
    unitId: attempt.unitId,
    attemptNo: attempt.attemptNo,
    startedAt: attempt.startedAt,
    deadlineAt: attempt.deadlineAt,
    serverNow: new Date(now).toISOString(),
    subjects: [...attempt.chosenSubjects],
    answers: [...places.keys()].flatMap((questionId) => {
      const selectedOption = attempt.answers[questionId];
      return selectedOption === undefined ? [] : { questionId, selectedOption };
    }),
    savedSeq: attempt.savedSeq,
    resultId: attempt.status === 'submitted' ? attempt._id : null,
  };
}

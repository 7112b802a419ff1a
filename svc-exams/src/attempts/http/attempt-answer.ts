import { ReadyJson } from '@pathshala/service-kit/http';
import type { AttemptAnswer } from '../../../contract/attempt.ts';
import type { PreparedPaper } from '../../papers/domain/papers.ts';
import type { Attempt } from '../domain/attempt.ts';

/** The JSON of a paper is made once and goes with it: thousands start the same paper in one minute. */
const paperJson = new WeakMap<PreparedPaper, Buffer>();

/** An attempt as it is answered: its own small part, and the shared bytes of the student paper. */
export function attemptAnswer(attempt: Attempt, paper: PreparedPaper, now: number): ReadyJson<AttemptAnswer> {
  const own = JSON.stringify(ownPart(attempt, paper, now));
  return new ReadyJson(Buffer.concat([Buffer.from(`${own.slice(0, -1)},"paper":`), jsonOf(paper), closing]));
}

const closing = Buffer.from('}');

function jsonOf(paper: PreparedPaper): Buffer {
  const known = paperJson.get(paper);
  if (known !== undefined) return known;
  const made = Buffer.from(JSON.stringify(paper.studentPaper));
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

import type {
  AttemptAnswer,
  CheckedAnswer,
  readPracticeAttempt,
  StudentPaper,
} from '@pathshala/svc-exams-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

type PracticeAttempt = AnswerOf<typeof readPracticeAttempt>;

export interface PracticeQuestion {
  readonly _id: string;
  /** The number of the question, from 1. */
  readonly number: number;
  readonly subjectName: string;
  readonly question: string;
  readonly options: readonly { readonly _id: string; readonly text: string }[];
  /** True if more than one option is right. */
  readonly isSeveral: boolean;
}

/** A practice that is being sat, as it was loaded. */
export interface PracticeRun {
  readonly attempt: AttemptAnswer;
  readonly title: string;
  readonly paperUrl: string;
  readonly questions: readonly PracticeQuestion[];
  readonly checked: readonly CheckedAnswer[];
  readonly held: PracticeAttempt['held'];
}

export function practiceRun(
  attempt: AttemptAnswer,
  paper: StudentPaper,
  practice: PracticeAttempt,
): PracticeRun {
  const questions = paper.subjects
    .flatMap(({ subjectName, mcqs }) => mcqs.map((mcq) => ({ ...mcq, subjectName })))
    .map(({ _id, question, options, subjectName }, index) => ({
      _id,
      number: index + 1,
      subjectName,
      question,
      options,
      isSeveral: practice.several.includes(_id),
    }));
  const { paperUrl } = attempt;
  return { attempt, title: paper.title, paperUrl, questions, checked: practice.checked, held: practice.held };
}

import type { AttemptAnswer, PaperOverview, StudentPaper } from '@pathshala/svc-exams-contract/http';
import {
  forgetForPerson,
  isStoredForPerson,
  keepForPerson,
  storedForPerson,
} from '@pathshala/web-kit/person-cache';
import { optionsIn } from '../model/choice.ts';
import type { ServerClock } from '../model/server-clock.ts';
import { type Sheet, writtenQuestion } from '../model/sheet.ts';

/** An open exam as this browser keeps it until it is submitted or the session ends: it opens without a connection. */
interface StoredExam {
  readonly overview: PaperOverview;
  readonly paper: StudentPaper;
}

/** The attempt as the server last confirmed it. */
interface StoredAttempt {
  readonly attempt: AttemptAnswer;
  /** Epoch milliseconds of the server at that time, and how far the date of this device was from it. */
  readonly serverNow: number;
  readonly offset: number;
}

interface ExamPlace {
  readonly userId: string;
  readonly examId: string;
}

/** The name has the attempt's id: another attempt at the same exam may use another version of its paper. */
const examName = (attemptId: string): string => `exam/${attemptId}`;
const attemptName = (examId: string): string => `attempt/${examId}`;

/** Stores the exam once, since it does not change; a log-in in the middle of the exam stores it again. */
export async function keepExam(place: ExamPlace, attemptId: string, exam: StoredExam): Promise<void> {
  const { userId } = place;
  if (await isStoredForPerson(userId, examName(attemptId))) return;
  await forgetExam(place);
  await keepForPerson(userId, examName(attemptId), exam);
}

/** The addresses of its pictures, also of questions that are not shown yet. */
export function picturesIn(paper: StudentPaper): readonly string[] {
  return [...new Set(JSON.stringify(paper).match(/\/api\/files\/[\w/.-]+/gu) ?? [])];
}

export async function keepAttempt(
  { userId, examId }: ExamPlace,
  attempt: AttemptAnswer,
  clock: Pick<ServerClock, 'now'>,
): Promise<void> {
  const serverNow = clock.now();
  const stored: StoredAttempt = { attempt, serverNow, offset: serverNow - Date.now() };
  await keepForPerson(userId, attemptName(examId), stored);
}

/** Returns the attempt with what the server has confirmed of the sheet, in the shape of its answer. */
export function confirmedAttempt(
  attempt: AttemptAnswer,
  { saved, marks, lastSeq, subjects, subjectsChange }: Sheet,
  deadline: number,
): AttemptAnswer {
  const { [writtenQuestion]: text, ...chosen } = saved;
  return {
    ...attempt,
    answers: Object.entries(chosen).map(([questionId, choice]) => answerOf(questionId, choice)),
    written: attempt.written && { ...attempt.written, text: text ?? '' },
    marked: Object.keys(marks.saved),
    savedSeq: lastSeq,
    subjects: [...(subjectsChange === null ? subjects : attempt.subjects)],
    deadlineAt: new Date(deadline).toISOString(),
  };
}

function answerOf(questionId: string, choice: string): AttemptAnswer['answers'][number] {
  const selectedOptions = [...optionsIn(choice)];
  const [selectedOption = choice] = selectedOptions;
  return selectedOptions.length > 1
    ? { questionId, selectedOption, selectedOptions }
    : { questionId, selectedOption };
}

export async function forgetExam({ userId, examId }: ExamPlace): Promise<void> {
  const last = await storedForPerson<StoredAttempt>(userId, attemptName(examId));
  if (last === null) return;
  await forgetForPerson(userId, attemptName(examId));
  await forgetForPerson(userId, examName(last.attempt.attemptId));
}

/** Returns the exam as it was when the connection was lost; null: none is open here. */
export async function storedExam({
  userId,
  examId,
}: ExamPlace): Promise<
  (StoredExam & { readonly attempt: AttemptAnswer; readonly serverNow: string }) | null
> {
  const last = await storedForPerson<StoredAttempt>(userId, attemptName(examId));
  if (last === null) return null;
  const { attempt } = last;
  const exam = await storedForPerson<StoredExam>(userId, examName(attempt.attemptId));
  if (exam === null) return null;
  // The date of the device may have been set back since: the server's time was later than that already.
  const now = Math.max(last.serverNow, Date.now() + last.offset);
  const serverNow = new Date(now).toISOString();
  const { attemptId, deadlineAt } = attempt;
  const openAttempt = { attemptId, deadlineAt, answered: attempt.answers.length };
  const overview = {
    ...exam.overview,
    serverNow,
    canStart: false,
    openAttemptId: attemptId,
    openAttempt,
  };
  return { ...exam, overview, attempt: { ...attempt, serverNow, isHere: true }, serverNow };
}

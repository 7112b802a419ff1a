import {
  readPaper,
  readPaperOverview,
  saveAnswers,
  startAttempt,
  submitAttempt,
  type PaperOverview,
  type StudentPaper,
} from '@pathshala/svc-exams-contract/http';
import type { AnswerKey } from './answer-key.ts';
import type { Student } from './people.ts';

export interface Sitting {
  readonly examKind: string;
  readonly examId: string;
  /** Epoch milliseconds of the start. */
  readonly at: number;
  /** How much better than usual the student is in this sitting: what was learned since (default 0). */
  readonly boost?: number;
  /** The share of the time after which the student leaves without a submit (default: submits). */
  readonly leavesAfter?: number;
}

type PaperQuestion = StudentPaper['subjects'][number]['mcqs'][number];

export type SatExam = Awaited<ReturnType<ReturnType<typeof createSitExam>>>;

const minuteMs = 60_000;

/** Sits an exam as a student does: starts, reads the paper, saves the answers, submits. */
export function createSitExam(key: AnswerKey) {
  const papers = new Map<string, Promise<StudentPaper>>();
  const overviews = new Map<string, Promise<PaperOverview>>();
  return async (student: Student, sitting: Sitting) => {
    const { examKind, examId, at } = sitting;
    const { call, random } = student;
    const overview = overviews.get(examId) ?? call(at, readPaperOverview, { params: { paperId: examId } });
    overviews.set(examId, overview);
    const subjects = chooseSubjects(await overview, student);
    const optional = subjects.filter(({ mandatory }) => !mandatory).map(({ subjectName }) => subjectName);
    const attempt = await call(at, startAttempt, { body: { examKind, examId, subjects: optional } });
    const [, version = '1'] = /\/(\d+)$/u.exec(attempt.paperUrl) ?? [];
    const read = papers.get(attempt.paperUrl) ?? call(at, readPaper, { params: { examId, version } });
    papers.set(attempt.paperUrl, read);
    const paper = await read;
    const names = new Set(subjects.map(({ subjectName }) => subjectName));
    const chosen = paper.subjects.filter(({ subjectName }) => names.has(subjectName));
    const questions = chosen.flatMap(({ mcqs, subjectName }) =>
      mcqs.map((question) => ({ question, skill: skillIn(student, subjectName) + (sitting.boost ?? 0) })),
    );
    const params = { id: attempt.attemptId };
    const spentMs = Math.round(paper.timeLimit * minuteMs * student.pace * (0.75 + random.next() * 0.2));
    const answers = questions.flatMap(({ question, skill }) => answerOf({ student, question, skill, key }));
    const seconds = Math.max(1, Math.round(spentMs / 1000 / Math.max(1, questions.length)));
    const { leavesAfter = 1 } = sitting;
    const saved = answers.slice(0, Math.ceil(answers.length * leavesAfter));
    if (saved.length > 0) {
      const spent = saved.map(({ questionId }) => ({
        questionId,
        seconds: Math.max(2, Math.round(seconds * (0.4 + random.next() * 1.2))),
      }));
      const moment = at + Math.round(spentMs * leavesAfter * 0.95);
      await call(moment, saveAnswers, { params, body: { answers: saved, spent, clientSeq: 1 } });
    }
    if (leavesAfter < 1) return { attempt, paper, result: null };
    const result = await call(at + spentMs, submitAttempt, { params, body: {} });
    return { attempt, paper, result };
  };
}

/** The mandatory subjects, and of the optional ones those that the student is best in. */
function chooseSubjects(paper: PaperOverview, student: Student): PaperOverview['subjects'] {
  const mandatory = paper.subjects.filter((subject) => subject.mandatory);
  const optional = paper.subjects
    .filter((subject) => !subject.mandatory)
    .toSorted((a, b) => skillIn(student, b.subjectName) - skillIn(student, a.subjectName));
  return [...mandatory, ...optional.slice(0, Math.max(0, paper.requiredSubjects - mandatory.length))];
}

/** Everybody is better in some subjects than in others; the student of the demonstration is weak in chemistry. */
function skillIn({ ability, username, random }: Student, subjectName: string): number {
  if (username === 'nusrat') return subjectName.includes('Chemistry') ? -0.9 : ability;
  return ability + random.fork(subjectName).normal() * 0.5;
}

interface Answering {
  readonly student: Student;
  readonly question: PaperQuestion;
  readonly skill: number;
  readonly key: AnswerKey;
}

/** Right, wrong or blank, by what the student knows, how hard the question is and how careful the student is. */
function answerOf({ student, question, skill, key }: Answering) {
  const { random, caution } = student;
  const knows = 1 / (1 + Math.exp(-1.5 * (skill - key.difficultyOf(question)) - 0.4));
  const isRight = random.chance(knows);
  const isBlank = !isRight && random.chance(0.3 + caution * 0.3);
  if (isBlank) return [];
  const right = key.rightOf(question);
  const options = question.options.filter(({ _id }) => right.includes(_id) === isRight);
  const chosen = options.length === 0 ? question.options : options;
  return [{ questionId: question._id, selectedOption: random.pick(chosen)._id }];
}

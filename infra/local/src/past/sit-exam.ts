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
import type { SeededRandom } from './seeded-random.ts';

interface Sitting {
  readonly examKind: string;
  readonly examId: string;
  /** Epoch milliseconds of the start. */
  readonly at: number;
  /** The improvement over the student's usual level in this sitting: what was learned since (default 0). */
  readonly boost?: number;
  /** The share of the time after which the student leaves without a submit (default: submits). */
  readonly leavesAfter?: number;
}

type PaperQuestion = StudentPaper['subjects'][number]['mcqs'][number];

export type SatExam = Awaited<ReturnType<ReturnType<typeof createSitExam>>>;

const minuteMs = 60_000;

/** Sits an exam as a student does: reads the overview, starts, reads the paper, saves the answers, submits. */
export function createSitExam(key: AnswerKey) {
  const read = createPaperReader();
  return async (student: Student, sitting: Sitting) => {
    const { examKind, examId, at, leavesAfter = 1, boost = 0 } = sitting;
    const { call, pace } = student;
    // The random numbers belong to this sitting alone: how many it draws depends on the questions, and a practice has others
    // each time.
    const random = student.random.fork(String(student.random.next()));
    const subjects = chooseSubjects(await read.overview(student, sitting), student);
    const optional = subjects.filter(({ mandatory }) => !mandatory).map(({ subjectName }) => subjectName);
    const attempt = await call(at, startAttempt, { body: { examKind, examId, subjects: optional } });
    const paper = await read.paper(student, { at, paperUrl: attempt.paperUrl });
    const names = new Set(subjects.map(({ subjectName }) => subjectName));
    const answers = paper.subjects
      .filter(({ subjectName }) => names.has(subjectName))
      .flatMap(({ mcqs, subjectName }) => {
        const skill = skillIn(student, subjectName) + boost;
        return mcqs.flatMap((question) => answerOf({ student, random, question, skill, key }));
      });
    const params = { id: attempt.attemptId };
    const spentMs = Math.round(paper.timeLimit * minuteMs * pace * (0.75 + random.next() * 0.2));
    const saved = answers.slice(0, Math.ceil(answers.length * leavesAfter));
    if (saved.length > 0) {
      const spent = saved.map(({ questionId }) => ({
        questionId,
        seconds: Math.max(2, Math.round((spentMs / 1000 / answers.length) * (0.4 + random.next() * 1.2))),
      }));
      const moment = at + Math.round(spentMs * leavesAfter * 0.95);
      await call(moment, saveAnswers, { params, body: { answers: saved, spent, clientSeq: 1 } });
    }
    if (leavesAfter < 1) return { attempt, paper, result: null };
    const result = await call(at + spentMs, submitAttempt, { params, body: {} });
    return { attempt, paper, result };
  };
}

/** Reads each paper once: it is the same for all. */
function createPaperReader() {
  const papers = new Map<string, Promise<StudentPaper>>();
  const overviews = new Map<string, Promise<PaperOverview>>();
  return {
    overview({ call }: Student, { examId, at }: Sitting): Promise<PaperOverview> {
      const read = overviews.get(examId) ?? call(at, readPaperOverview, { params: { paperId: examId } });
      overviews.set(examId, read);
      return read;
    },
    paper(
      { call }: Student,
      { at, paperUrl }: { readonly at: number; readonly paperUrl: string },
    ): Promise<StudentPaper> {
      const [, examId = '', version = ''] = /\/papers\/([^/]+)\/(\d+)$/u.exec(paperUrl) ?? [];
      const read = papers.get(paperUrl) ?? call(at, readPaper, { params: { examId, version } });
      papers.set(paperUrl, read);
      return read;
    },
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
  readonly random: SeededRandom;
  readonly question: PaperQuestion;
  readonly skill: number;
  readonly key: AnswerKey;
}

/** Right, wrong or blank, by what the student knows, how hard the question is and how careful the student is. */
function answerOf({ student: { caution }, random, question, skill, key }: Answering) {
  const knows = 1 / (1 + Math.exp(-1.5 * (skill - key.difficultyOf(question)) - 0.4));
  const isRight = random.chance(knows);
  const isBlank = !isRight && random.chance(0.3 + caution * 0.3);
  if (isBlank) return [];
  const right = key.rightOf(question);
  const options = question.options.filter(({ _id }) => right.includes(_id) === isRight);
  const chosen = options.length === 0 ? question.options : options;
  return [{ questionId: question._id, selectedOption: random.pick(chosen)._id }];
}

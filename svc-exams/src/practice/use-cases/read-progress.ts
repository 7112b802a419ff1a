import type { Attempts } from '../../attempts/index.ts';
import type { MistakePorts } from '../../mistakes/index.ts';
import { questionsOf, type Papers } from '../../papers/index.ts';
import type { QuestionBank } from '../../question-bank/index.ts';
import { answersBefore, masteryBySubject, type ChapterMastery, type Mastery } from '../domain/mastery.ts';
import type { PracticeAnswers } from '../ports.ts';
import { requirePractice } from './check-answer.ts';

interface ReadProgressDependencies extends Pick<MistakePorts, 'dueTimesOf'> {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly papers: Pick<Papers, 'version'>;
  readonly questionBank: Pick<QuestionBank, 'forPractice'>;
  readonly practiceAnswers: Pick<PracticeAnswers, 'of'>;
}

interface ChapterProgress {
  readonly subject: string;
  readonly chapter: string;
  readonly before: Mastery;
  readonly after: Mastery;
}

interface PracticeProgress {
  /** Chapters in which the attempt has answered a question. */
  readonly chapters: readonly ChapterProgress[];
  /** Questions of the paper that are in the mistakes notebook, the next due first. */
  readonly returning: readonly {
    readonly questionId: string;
    readonly question: string;
    readonly dueAt: string;
  }[];
}

/** The progress by a practice: mastery by chapter before and after it, and the due times of its questions. */
export function readProgress(dependencies: ReadProgressDependencies) {
  const { attempts, papers, questionBank, practiceAnswers, dueTimesOf } = dependencies;
  return async (command: {
    readonly attemptId: string;
    readonly studentId: string;
  }): Promise<PracticeProgress> => {
    const { _id: attemptId, examId, paperVersion } = await requirePractice(attempts, command);
    const { paper } = await papers.version(examId, paperVersion);
    const ids = questionsOf(paper).map(({ _id }) => _id);
    const [bank, answers, due] = await Promise.all([
      questionBank.forPractice(),
      practiceAnswers.of(command.studentId),
      dueTimesOf(command.studentId, ids),
    ]);
    const touched = new Set(
      bank
        .filter(({ _id }) => answers.get(_id)?.attemptId === attemptId)
        .map(({ subject, chapter }) => `${subject}\n${chapter}`),
    );
    const questions = bank.filter(({ subject, chapter }) => touched.has(`${subject}\n${chapter}`));
    const before = chaptersOf(questions, answersBefore(answers, attemptId));
    const after = chaptersOf(questions, answers);
    return {
      chapters: after.map((one, at) => ({ ...one, before: before[at]?.after ?? one.after })),
      returning: questionsOf(paper)
        .flatMap(({ _id, question }) => {
          const dueAt = due.get(_id);
          return dueAt === undefined ? [] : [{ questionId: _id, question, dueAt }];
        })
        .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt)),
    };
  };
}

function chaptersOf(...of: Parameters<typeof masteryBySubject>) {
  return masteryBySubject(...of).flatMap(({ subject, chapters }) =>
    chapters.map(({ chapter, ...after }: ChapterMastery) => ({ subject, chapter, after })),
  );
}

import type { MistakePorts } from '../../mistakes/index.ts';
import type { AnswersShown } from '../domain/practice-test.ts';
import type { FindQuestions } from '../ports.ts';
import type { MadePractice, PublishPractice } from './publish-practice.ts';

interface CreateFromMistakesDependencies extends Pick<MistakePorts, 'mistakesToPractise'> {
  readonly findQuestions: FindQuestions;
  readonly publishPractice: PublishPractice;
}

interface FromMistakesCommand {
  readonly studentId: string;
  readonly count: number;
  readonly answersShown: AnswersShown;
  readonly now: number;
}

/** Creates a test of the due questions of the mistakes notebook. */
export function createFromMistakes(dependencies: CreateFromMistakesDependencies) {
  const { mistakesToPractise, findQuestions, publishPractice } = dependencies;
  return async (command: FromMistakesCommand): Promise<MadePractice> => {
    const { studentId, count, answersShown, now } = command;
    return publishPractice({
      studentId,
      wish: { mistakes: count, answersShown },
      title: 'ভুলের খাতা | Mistakes notebook',
      answersShown,
      isReview: true,
      now,
      async gather() {
        const sources = await mistakesToPractise(studentId, now, count);
        const found = await findQuestions(sources, command);
        return [...found.values()].filter(({ isKeyVisible }) => isKeyVisible);
      },
    });
  };
}

import type { Papers } from '../../papers/index.ts';
import type { AttemptPorts, Attempts } from '../ports.ts';
import { chooseSubjects } from '../domain/chosen-subjects.ts';
import { requireTime } from '../domain/clock.ts';
import { requireOpen } from '../domain/require-open.ts';
import { requireOwnFacts } from './own-attempt.ts';

interface ChangeSubjectsDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

/** Changes the chosen optional subjects. Answers in a dropped one stay, uncounted, and count again when it is chosen again. */
export function changeSubjects({
  attempts,
  papers,
}: ChangeSubjectsDependencies): AttemptPorts['changeSubjects'] {
  return async (command) => {
    const facts = await requireOwnFacts(attempts, command);
    const { paper } = await papers.publishedVersion(facts.examId, facts.paperVersion);
    return attempts.change(facts._id, (attempt) => {
      requireOpen(attempt);
      requireTime(attempt, command.now);
      const chosenSubjects = chooseSubjects(paper, command.subjects);
      return { ...attempt, chosenSubjects, choiceNo: attempt.choiceNo + 1 };
    });
  };
}

import type { QuestionSearchPorts, SearchFilters } from '../../question-search/index.ts';
import type { AnswersShown, QuestionSource } from '../domain/practice-test.ts';
import type { QuestionReader } from '../ports.ts';
import type { MadePractice, PublishPractice } from './publish-practice.ts';

interface CreateFromSearchDependencies extends QuestionSearchPorts {
  readonly publishPractice: PublishPractice;
}

interface FromSearchCommand extends SearchFilters, QuestionReader {
  /** Only this question. */
  readonly only?: QuestionSource | undefined;
  readonly count: number;
  readonly answersShown: AnswersShown;
}

/**
 * Creates a test from the first questions that a search finds. The search runs again, so that questions closed since are left
 * out.
 */
export function createFromSearch({ searchOpen, findOpen, publishPractice }: CreateFromSearchDependencies) {
  return async (command: FromSearchCommand): Promise<MadePractice> => {
    const { studentId, now, only, count, answersShown, ...filters } = command;
    const reader = { studentId, now };
    return publishPractice({
      ...reader,
      answersShown,
      wish: only === undefined ? { ...filters, count, answersShown } : { only, answersShown },
      title: titleOf(filters),
      gather: async () => {
        if (only === undefined) return (await searchOpen(filters, reader, count)).items.slice(0, count);
        const open = await findOpen(only, reader);
        return open === null ? [] : [open];
      },
    });
  };
}

function titleOf({ q = '' }: SearchFilters): string {
  return q === '' ? 'প্রশ্ন খোঁজা | Search' : `প্রশ্ন খোঁজা: ${q} | Search: ${q}`;
}

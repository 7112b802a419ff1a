import { requireUserId } from '@pathshala/service-kit/identity/reader';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/practice-search';
import type { OpenQuestion, SearchOpen } from '../ports.ts';
import type { readSearchChoices } from '../use-cases/read-search-choices.ts';

interface SearchUseCases {
  readonly searchOpen: SearchOpen;
  readonly readSearchChoices: ReturnType<typeof readSearchChoices>;
  readonly now: () => number;
}

export function searchRoutes(search: SearchUseCases): readonly BoundRoute[] {
  return [
    handle(contract.searchPracticeQuestions, async ({ identity, query }) => {
      const { page, pageSize, ...filters } = query;
      const reader = { studentId: requireUserId(identity), now: search.now() };
      const { items, near } = await search.searchOpen(filters, reader, contract.maxSearched);
      const listed = items.slice(0, contract.maxSearched);
      return {
        items: listed.slice((page - 1) * pageSize, page * pageSize).map(toSearchedQuestion),
        total: listed.length,
        page,
        pageSize,
        hasMore: items.length > listed.length,
        near: [...near],
      };
    }),
    handle(contract.readSearchChoices, ({ identity }) =>
      search.readSearchChoices(requireUserId(identity), search.now()),
    ),
  ];
}

/** The question without its key, built from an allow-list. */
function toSearchedQuestion(found: OpenQuestion): contract.SearchedQuestion {
  const { subjectName, chapter, title, courseName, question, source } = found;
  const options = question.options.map(({ _id, text }) => ({ _id, text }));
  const { questionId, paper } = source;
  const place = paper && { examId: paper.examId, version: paper.version };
  return {
    questionId,
    paper: place,
    subjectName,
    chapter,
    title,
    courseName,
    question: question.question,
    options,
  };
}

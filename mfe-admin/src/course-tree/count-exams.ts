import type { listLessons } from '@pathshala/svc-catalog-contract/http';
import type { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import type { Api } from '@pathshala/web-kit/api';
import type { PartKind } from './part-calls.ts';

/** Parts that one call takes, and lessons of a page. */
const atOnce = 100;

async function countOf(api: Api, query: { courseId?: string; subjectId?: string; parents?: string }) {
  const answer = await api.call<typeof listExams>('get', '/exams', { query: { ...query, pageSize: 1 } });
  return answer.total;
}

async function lessonIdsOf(api: Api, chapterId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api.call<typeof listLessons>('get', '/courses/{id}/lessons', {
      params: { id: chapterId },
      query: { page, pageSize: atOnce },
    });
    ids.push(...items.map(({ _id }) => _id));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}

async function countOfParts(api: Api, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < ids.length; from += atOnce) {
    count += await countOf(api, { parents: ids.slice(from, from + atOnce).join(',') });
  }
  return count;
}

/** The exams that a delete takes along: svc-exams withdraws them, and brings them back with the part. */
export async function countExams(api: Api, kind: PartKind, id: string): Promise<number> {
  if (kind === 'course') return countOf(api, { courseId: id });
  if (kind === 'subject') return countOf(api, { subjectId: id });
  if (kind === 'chapter') return countOfParts(api, [id, ...(await lessonIdsOf(api, id))]);
  return kind === 'lesson' ? countOfParts(api, [id]) : 0;
}

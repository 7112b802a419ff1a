import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AuthoredYear } from '../domain/author-course.ts';
import type { CourseInput } from '../domain/course-input.ts';
import { keysChangedAfterSitting, type Paper } from '../domain/paper.ts';

interface Saved {
  readonly input: CourseInput;
  readonly years: readonly AuthoredYear[];
  readonly papers: readonly Paper[];
}

/**
 * Throws `conflict`, with the places in the form, for another key of a past exam that was sat: a correction changes it and
 * marks all attempts anew.
 */
export function requireSameKeys({ input, years, papers }: Saved): void {
  const stored = new Map(papers.map((paper) => [paper._id, paper]));
  const changed = new Set(
    years.flatMap(({ yearId, content }) => {
      const paper = stored.get(yearId);
      return paper === undefined ? [] : keysChangedAfterSitting(paper, content);
    }),
  );
  if (changed.size === 0) return;
  const places = placesOf(input).filter(({ id }) => id !== undefined && changed.has(id));
  const fields = Object.fromEntries(places.map(({ path }) => [path, 'catalog.key-sat-here'] as const));
  throw new DomainError('conflict', 'catalog.key-sat', { fields });
}

function placesOf({ units }: CourseInput) {
  return units.flatMap(({ years }, u) =>
    years.flatMap(({ subjects }, y) =>
      subjects.flatMap(({ mcqs }, s) =>
        mcqs.map(({ _id: id }, q) => ({ id, path: `units.${u}.years.${y}.subjects.${s}.mcqs.${q}` })),
      ),
    ),
  );
}

import { DomainError } from '@pathshala/contract-kit/domain-error';
import { requireOpenings, type OpeningPlans } from '../../openings/index.ts';
import type { OpeningInFile } from '../domain/course-file.ts';
import { placesOf } from '../domain/course-parts.ts';
import type { AcademicCourse } from '../domain/course.ts';
import { firstMark, type PartEdit } from '../domain/edit-parts.ts';
import type { ChapterHeads } from '../ports.ts';
import { readParts } from './course-parts.ts';

interface OpeningFilesDependencies {
  readonly openingPlans: Pick<OpeningPlans, 'find' | 'insert'>;
  readonly chapterHeads: ChapterHeads;
}

/** The openings of a course as its file has them, by the places of its parts; those of deleted parts are left out. */
export async function exportOpenings(
  { openingPlans, chapterHeads }: OpeningFilesDependencies,
  course: AcademicCourse,
): Promise<readonly OpeningInFile[]> {
  const plan = await openingPlans.find(course._id);
  if (plan === null) return [];
  const places = placesOf((await readParts(chapterHeads, course)).parts);
  return plan.openings.flatMap(({ _id, opensAt, closesAt, after }) => {
    const part = places.get(_id);
    const condition = after === null ? null : (places.get(after) ?? null);
    return part === undefined ? [] : [{ part, opensAt, closesAt, after: condition }];
  });
}

interface FoundOpenings {
  readonly found: readonly OpeningInFile[];
  readonly edit: PartEdit;
}

/** Stores the openings of an imported course whose lessons are stored. Throws `invalid` like the form of openings does. */
export async function importOpenings(
  { openingPlans, chapterHeads }: OpeningFilesDependencies,
  course: AcademicCourse,
  { found, edit }: FoundOpenings,
): Promise<void> {
  if (found.length === 0) return;
  const described = await readParts(chapterHeads, course);
  const ids = new Map([...placesOf(described.parts)].map(([id, place]) => [place, id]));
  const idOf = (place: string): string => {
    const id = ids.get(place);
    if (id !== undefined) return id;
    throw new DomainError('invalid', 'catalog.openings.part-unknown', {
      fields: { [place]: 'catalog.openings.part-unknown' },
    });
  };
  const openings = found.map(({ part, opensAt, closesAt, after }) => ({
    _id: idOf(part),
    opensAt,
    closesAt,
    after: after === null ? null : idOf(after),
  }));
  requireOpenings(described, openings);
  await openingPlans.insert({ _id: course._id, schemaVersion: 1, openings, ...firstMark(edit) });
}

import { searchKeyOf } from '@pathshala/rules/bengali';

export type ListKind = 'course' | 'district' | 'college';

/** A student's district and college; empty: not given. */
export interface StudentPlace {
  readonly district: string;
  readonly college: string;
}

export const noPlace: StudentPlace = { district: '', college: '' };

export function courseList(courseId: string): string {
  return `course:${courseId}`;
}

/** The list of a district or a college, the same for every spelling of its name; null: not given. */
export function placeList(kind: 'district' | 'college', place: StudentPlace): string | null {
  const key = searchKeyOf(place[kind]).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  return key === '' ? null : `${kind}:${key}`;
}

/** All lists of a student. */
export function listsOf(courseIds: readonly string[], place: StudentPlace): readonly string[] {
  const places = [placeList('district', place), placeList('college', place)];
  return [...courseIds.map(courseList), ...places.filter((list) => list !== null)].toSorted();
}

import type { listAcademicCourses } from '@pathshala/svc-catalog-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { texts as coursesTexts } from '../../courses/texts.ts';
import { useClassName } from '../../courses/use-class-name.ts';
import { Choice } from './choice.tsx';
import { texts } from './texts.ts';
import type { ListAddress } from './use-list-address.ts';

const levels = ['beginner', 'intermediate', 'advanced'] as const;
const freeTexts = ['classLevel', 'language'] as const;

/** The filters in the URL that only the academic list has. */
export function academicQuery(search: URLSearchParams): {
  readonly classLevel?: string;
  readonly language?: string;
  readonly level?: (typeof levels)[number];
  readonly sessions?: 'with';
} {
  const [classLevel, language] = freeTexts.map((name) => search.get(name) ?? '');
  const level = levels.find((one) => one === search.get('level'));
  const sessions = search.get('sessions') === 'with' && { sessions: 'with' as const };
  return {
    ...(classLevel && { classLevel }),
    ...(language && { language }),
    ...(level && { level }),
    ...sessions,
  };
}

/** Class and language are free texts, so the choices are the values of the courses in the catalogue. */
export function AcademicFilters({ address }: { readonly address: ListAddress }): ReactNode {
  const short = useText();
  const nameOfClass = useClassName();
  const { search, change } = address;
  const { data } = useApiQuery<typeof listAcademicCourses>(
    '/academiccourse/academicCourses',
    { query: { pageSize: 100, sort: 'name' } },
    { staleTime: 60_000 },
  );
  const all = ['', short(commonTexts.all)] as const;
  return (
    <>
      {freeTexts.map((name) => {
        const chosen = search.get(name) ?? '';
        const known = new Set([chosen, ...(data?.items ?? []).map((course) => course[name])]);
        known.delete('');
        const options = [...known].toSorted(byNumberThenName).map((one) => [one, nameOfClass(one)] as const);
        return (
          <Choice
            key={name}
            label={short(texts.filter[name])}
            value={chosen}
            options={[all, ...options]}
            onChange={(value) => change({ [name]: value })}
          />
        );
      })}
      <Choice
        label={short(commonTexts.level)}
        value={academicQuery(search).level ?? ''}
        options={[all, ...levels.map((level) => [level, short(coursesTexts.level[level])] as const)]}
        onChange={(value) => change({ level: value })}
      />
      <Choice
        label={short(texts.sessions)}
        value={academicQuery(search).sessions ?? ''}
        options={[all, ['with', short(texts.withSessions)]]}
        onChange={(value) => change({ sessions: value })}
      />
    </>
  );
}

function byNumberThenName(one: string, other: string): number {
  return one.localeCompare(other, undefined, { numeric: true });
}

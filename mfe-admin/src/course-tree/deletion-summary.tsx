import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { PartKind } from './part-calls.ts';
import type { AllDeletionCounts, useDeletionCounts } from './use-deletion-counts.ts';

interface DeletionSummaryProps {
  readonly kind: PartKind;
  /** Several parts: their students may be the same ones. */
  readonly isMany?: boolean;
  readonly counts: ReturnType<typeof useDeletionCounts>;
}

/** The things that are deleted with a part. A part counts itself, which the question says already. */
const below = {
  course: ['subjects', 'chapters', 'lessons', 'contents', 'assignments', 'exams'],
  subject: ['chapters', 'lessons', 'contents', 'assignments', 'exams'],
  chapter: ['lessons', 'contents', 'assignments', 'exams'],
  content: [],
  lesson: [],
} as const satisfies Record<PartKind, readonly (keyof AllDeletionCounts)[]>;

/** Shows how many things a delete includes, and how many students have progress or results there. */
export function DeletionSummary({ kind, counts, isMany = false }: DeletionSummaryProps): ReactNode {
  const translate = useTexts();
  if (kind === 'content') return <p>{translate('tree.contentGoes')}</p>;
  if (counts.isError) return <FailedState error={counts.error} onRetry={() => void counts.refetch()} />;
  if (!counts.data) return <p>{translate('tree.counting')}</p>;
  if (kind === 'lesson') return <Lesson exams={counts.data.exams} />;
  const { enrolled, studentsWithResults } = counts.data;
  return (
    <>
      <Parts parts={below[kind].map((name) => ({ name, n: counts.data[name] }))} />
      {kind === 'course' && enrolled > 0 && <p>{translate('tree.enrolled', { n: enrolled })}</p>}
      <Students n={studentsWithResults} isMany={isMany} />
      <p>{translate('tree.canUndo')}</p>
    </>
  );
}

function Lesson({ exams }: { readonly exams: number }): ReactNode {
  const translate = useTexts();
  return (
    <>
      {exams > 0 && <Parts parts={[{ name: 'exams', n: exams }]} />}
      <p>{translate('tree.lessonGoes')}</p>
    </>
  );
}

type PartName = (typeof below)['course'][number];

interface PartsProps {
  readonly parts: readonly { readonly name: PartName; readonly n: number }[];
}

function Parts({ parts }: PartsProps): ReactNode {
  const translate = useTexts();
  const some = parts.filter(({ n }) => n > 0);
  if (some.length === 0) return <p>{translate('tree.nothingElse')}</p>;
  return (
    <>
      <p>{translate('tree.goesAlong')}</p>
      <ul>
        {some.map(({ name, n }) => (
          <li key={name}>{translate(`tree.count.${name}`, { n })}</li>
        ))}
      </ul>
    </>
  );
}

function Students({ n, isMany }: { readonly n: number; readonly isMany: boolean }): ReactNode {
  const translate = useTexts();
  if (n === 0) return <p>{translate('tree.noResults')}</p>;
  return (
    <p>
      <strong>{translate(isMany ? 'tree.resultsUpTo' : 'tree.results', { n })}</strong>
    </p>
  );
}

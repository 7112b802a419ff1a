import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { PartKind } from './part-calls.ts';
import type { AllDeletionCounts, useDeletionCounts } from './use-deletion-counts.ts';
import { texts } from './texts.ts';

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
  const translate = useText();
  if (kind === 'content') return <p>{translate(texts.contentGoes)}</p>;
  if (counts.isError) return <FailedState error={counts.error} onRetry={() => void counts.refetch()} />;
  if (!counts.data) return <p>{translate(texts.counting)}</p>;
  if (kind === 'lesson') return <Lesson exams={counts.data.exams} />;
  const { enrolled, studentsWithResults } = counts.data;
  return (
    <>
      <Parts parts={below[kind].map((name) => ({ name, n: counts.data[name] }))} />
      {kind === 'course' && enrolled > 0 && <p>{translate(texts.enrolled, { n: enrolled })}</p>}
      <Students n={studentsWithResults} isMany={isMany} />
      <p>{translate(texts.canUndo)}</p>
    </>
  );
}

function Lesson({ exams }: { readonly exams: number }): ReactNode {
  const translate = useText();
  return (
    <>
      {exams > 0 && <Parts parts={[{ name: 'exams', n: exams }]} />}
      <p>{translate(texts.lessonGoes)}</p>
    </>
  );
}

type PartName = (typeof below)['course'][number];

interface PartsProps {
  readonly parts: readonly { readonly name: PartName; readonly n: number }[];
}

function Parts({ parts }: PartsProps): ReactNode {
  const translate = useText();
  const some = parts.filter(({ n }) => n > 0);
  if (some.length === 0) return <p>{translate(texts.nothingElse)}</p>;
  return (
    <>
      <p>{translate(texts.goesAlong)}</p>
      <ul>
        {some.map(({ name, n }) => (
          <li key={name}>{translate(texts.count[name], { n })}</li>
        ))}
      </ul>
    </>
  );
}

function Students({ n, isMany }: { readonly n: number; readonly isMany: boolean }): ReactNode {
  const translate = useText();
  if (n === 0) return <p>{translate(texts.noResults)}</p>;
  return (
    <p>
      <strong>{translate(isMany ? texts.resultsUpTo : texts.results, { n })}</strong>
    </p>
  );
}

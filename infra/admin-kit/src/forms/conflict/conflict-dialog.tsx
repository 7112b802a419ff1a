import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Conflict } from '../admin-form-types.ts';
import { type Difference, differencesOf } from './differences-of.ts';
import { EditConflict } from './edit-conflict.tsx';
import { useFormHandle } from '../form-context.ts';

/** Compares the form with the version that somebody else saved, and lets the author choose one. */
export function ConflictDialog(): ReactNode {
  const { conflict } = useFormHandle();
  return conflict ? <TwoVersions conflict={conflict} /> : null;
}

function TwoVersions({ conflict }: { readonly conflict: Conflict<unknown> }): ReactNode {
  const { theirs, mine, close, keepMine, takeTheirs } = conflict;
  const differences = useDifferences(mine, theirs.values);
  return (
    <EditConflict
      changedBy={theirs.changedBy}
      changedAt={theirs.changedAt}
      differences={differences}
      onClose={close}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  );
}

function useDifferences(mine: unknown, stored: unknown): readonly Difference[] {
  const { labelsOf } = useFormHandle();
  return useMemo(() => {
    const labelOf = (path: string, side: 'mine' | 'theirs') =>
      labelsOf(path, (side === 'mine' ? mine : stored) as FieldValues).join(' › ');
    return differencesOf(plain(mine), plain(stored), { labelOf });
  }, [labelsOf, mine, stored]);
}

/** Returns the values without opaque ones. */
function plain(values: unknown): unknown {
  return JSON.parse(JSON.stringify(values)) as unknown;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BulkAction } from '../data-table-types.ts';
import {
  fetchAll,
  type ListedRow,
  type ListRequest,
  type ListSource,
  type Progress,
} from '../list-source.ts';

/** The selected rows, or the request whose rows are all selected. */
export type SelectedRows<Row> =
  | readonly Row[]
  | { readonly source: ListSource<Row>; readonly request: ListRequest };

export interface FailedRow<Row> {
  readonly row: Row;
  readonly error: Error;
}

/** Rows are collected, then confirmed, then changed; the report says what failed. */
type BulkStage<Row> =
  | { readonly kind: 'collecting'; readonly progress: Progress }
  | { readonly kind: 'broken'; readonly error: Error }
  | { readonly kind: 'asking'; readonly rows: readonly Row[]; readonly skipped: number }
  | { readonly kind: 'running'; readonly progress: Progress }
  | {
      readonly kind: 'report';
      readonly done: number;
      readonly left: number;
      readonly failed: readonly FailedRow<Row>[];
    };

export interface BulkRun<Row> {
  readonly stage: BulkStage<Row>;
  readonly collect: () => void;
  readonly confirm: (rows: readonly Row[]) => void;
  /** Rows that are done stay done. */
  readonly stop: () => void;
}

/** Calls at the same time: more would only queue at the server. */
const parallel = 4;

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** One bulk action, from the selected rows to the report. */
export function useBulkRun<Row extends ListedRow>(
  action: BulkAction<Row>,
  selected: SelectedRows<Row>,
): BulkRun<Row> {
  const [stage, setStage] = useState<BulkStage<Row>>({ kind: 'collecting', progress: { done: 0, total: 0 } });
  const controller = useRef(new AbortController());

  async function rowsOf(signal: AbortSignal): Promise<readonly Row[]> {
    if (!('source' in selected)) return selected;
    const onProgress = (progress: Progress): void => setStage({ kind: 'collecting', progress });
    return fetchAll(selected.source, selected.request, { signal, onProgress });
  }

  async function collect(): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    try {
      const all = await rowsOf(signal);
      const rows = all.filter((row) => action.appliesTo?.(row) ?? true);
      if (!signal.aborted) setStage({ kind: 'asking', rows, skipped: all.length - rows.length });
    } catch (error) {
      if (!signal.aborted) setStage({ kind: 'broken', error: errorOf(error) });
    }
  }

  async function run(rows: readonly Row[]): Promise<void> {
    const { signal } = controller.current;
    const failed: FailedRow<Row>[] = [];
    const waiting = [...rows];
    const finished = (): number => rows.length - waiting.length;
    const work = async (): Promise<void> => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const error = await outcomeOf(action, row);
        if (error) failed.push({ row, error });
        setStage({ kind: 'running', progress: { done: finished(), total: rows.length } });
        if (signal.aborted) return;
      }
    };
    setStage({ kind: 'running', progress: { done: 0, total: rows.length } });
    await Promise.all(Array.from({ length: parallel }, work));
    setStage({ kind: 'report', done: finished() - failed.length, left: waiting.length, failed });
  }

  const begin = useEffectEvent(() => void collect());
  useEffect(() => {
    begin();
    return () => controller.current.abort();
  }, []);

  return {
    stage,
    collect: () => void collect(),
    confirm: (rows) => void run(rows),
    stop: () => controller.current.abort(),
  };
}

async function outcomeOf<Row>(action: BulkAction<Row>, row: Row): Promise<Error | null> {
  try {
    await action.run(row);
    return null;
  } catch (error) {
    return errorOf(error);
  }
}

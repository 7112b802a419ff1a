import { saveFile } from '@pathshala/web-kit/save-file';
import { useState } from 'react';
import type { DataColumn } from '../data-table-types.ts';
import {
  fetchAll,
  type ListedRow,
  type ListRequest,
  type ListSource,
  type Progress,
} from '../list-source.ts';
import { csvOf, excelOf, type ExportFormat } from './export-file.ts';

export interface ExportRequest<Row> {
  readonly name: string;
  readonly source: ListSource<Row>;
  readonly columns: readonly DataColumn<Row>[];
  readonly request: ListRequest;
}

interface Running {
  readonly format: ExportFormat;
  readonly progress: Progress;
  readonly controller: AbortController;
  readonly error: Error | null;
}

export interface Export {
  /** undefined: no export is running. */
  readonly running: Omit<Running, 'controller'> | undefined;
  readonly start: (format: ExportFormat) => void;
  readonly cancel: () => void;
}

/** Fetches all rows that search and filters match, in the order of the table, and saves them as a file. */
export function useExport<Row extends ListedRow>(what: ExportRequest<Row>): Export {
  const [running, setRunning] = useState<Running>();

  async function run(format: ExportFormat): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (part: Partial<Running>): void => {
      if (!signal.aborted) setRunning((now) => now && { ...now, ...part });
    };
    setRunning({ format, controller, error: null, progress: { done: 0, total: 0 } });
    try {
      const rows = await fetchAll(what.source, what.request, {
        signal,
        onProgress: (progress) => show({ progress }),
      });
      const columns = what.columns.filter(({ exportValue }) => exportValue !== undefined);
      const file = await (format === 'csv' ? csvOf : excelOf)({ columns, rows });
      if (signal.aborted) return;
      saveFile(file, `${what.name}-${new Date().toISOString().slice(0, 10)}.${format}`);
      setRunning(undefined);
    } catch (error) {
      show({ error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  return {
    running,
    start: (format) => void run(format),
    cancel: () => {
      running?.controller.abort();
      setRunning(undefined);
    },
  };
}

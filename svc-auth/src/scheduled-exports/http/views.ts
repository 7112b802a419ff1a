import { editedView } from '@pathshala/contract-kit/edited';
import type {
  ExportableList,
  ExportRun as RunView,
  ScheduledExport as ExportView,
} from '@pathshala/svc-auth-contract/http';
import type { ExportRun } from '../domain/export-run.ts';
import type { ScheduledExport } from '../domain/scheduled-export.ts';
import type { Exportable } from '../ports.ts';

const isoOf = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : isoOf(time));

export function exportableView({ list: { name, title, columns, filters } }: Exportable): ExportableList {
  return {
    name,
    title,
    columns: columns.map((column) => ({ name: column.name, title: column.title })),
    filters: filters.map((filter) => ({
      name: filter.name,
      title: filter.title,
      kind: filter.kind,
      isRequired: filter.isRequired === true,
      options: filter.kind === 'choice' ? [...filter.options] : [],
    })),
  };
}

/** Without the secret of a bucket. */
export function exportView(stored: ScheduledExport, makerName: string | null): ExportView {
  const { _id, name, list, language, format, columns, filters, schedule, destination } = stored;
  const { isOn, offReason, failedRuns, nextRunAt, createdAt, edited } = stored;
  return {
    _id,
    name,
    list,
    language,
    format,
    columns: [...columns],
    filters: { ...filters },
    schedule: schedule.kind === 'weekly' ? { ...schedule, weekdays: [...schedule.weekdays] } : schedule,
    destination: destinationView(destination),
    isOn,
    offReason,
    failedRuns,
    nextRunAt: isoOrNull(nextRunAt),
    makerName,
    createdAt: isoOf(createdAt),
    ...editedView(edited),
  };
}

function destinationView(destination: ScheduledExport['destination']): ExportView['destination'] {
  if (destination.kind === 'mail') return { kind: 'mail', recipientIds: [...destination.recipientIds] };
  const { sealedSecret: _secret, ...place } = destination;
  return place;
}

export function runView(run: ExportRun, now: number): RunView {
  const { _id, state, tries, rows, bytes, destination, error, detail, fileUntil } = run;
  return {
    _id,
    state,
    createdAt: isoOf(run.createdAt),
    finishedAt: isoOrNull(run.finishedAt),
    nextTryAt: isoOrNull(run.dueAt),
    tries,
    rows,
    bytes,
    destination,
    error,
    detail,
    fileUntil: fileUntil !== null && fileUntil > now ? isoOf(fileUntil) : null,
  };
}

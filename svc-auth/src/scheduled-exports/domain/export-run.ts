/** One making of the file. Times in epoch ms. */
export interface ExportRun {
  readonly _id: string;
  readonly schemaVersion: 1;
  readonly exportId: string;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly createdAt: number;
  /** The next try, or the end of the lease of the process that makes it; null: nothing more is tried. */
  readonly dueAt: number | null;
  readonly tries: number;
  readonly finishedAt: number | null;
  readonly rows: number | null;
  readonly bytes: number | null;
  readonly destination: string;
  readonly error: string;
  readonly detail: string;
  /** The file is stored under the id of the run until then. */
  readonly fileUntil: number | null;
  readonly fileName: string;
}

export type RunChange = Partial<Omit<ExportRun, '_id' | 'exportId' | 'schemaVersion' | 'createdAt'>>;

export function newRun({ _id, exportId, now }: { _id: string; exportId: string; now: number }): ExportRun {
  return {
    _id,
    schemaVersion: 1,
    exportId,
    state: 'waiting',
    createdAt: now,
    dueAt: now,
    tries: 0,
    finishedAt: null,
    rows: null,
    bytes: null,
    destination: '',
    error: '',
    detail: '',
    fileUntil: null,
    fileName: '',
  };
}

interface FailureOptions {
  /** The words of the other side, without secrets. */
  readonly detail?: string;
  /** True: another try would fail, too. */
  readonly isFinal?: boolean;
}

/** Why a file could not be made or delivered. The boss area has a sentence for each code. */
export class ExportFailure extends Error {
  readonly code: string;
  readonly detail: string;
  readonly isFinal: boolean;

  constructor(code: string, { detail = '', isFinal = false }: FailureOptions = {}) {
    super(`${code} ${detail}`.trim());
    this.code = code;
    this.detail = detail.slice(0, 300);
    this.isFinal = isFinal;
  }
}

const minute = 60_000;
const retryDelays = [5 * minute, 30 * minute] as const;

/** The state after a failed try: due again after 5 and 30 minutes, given up after the third. */
export function afterFailure(run: ExportRun, failure: ExportFailure, now: number): RunChange {
  const { code: error, detail } = failure;
  const tries = run.tries + 1;
  const delay = failure.isFinal ? undefined : retryDelays[tries - 1];
  if (delay !== undefined) return { tries, error, detail, dueAt: now + delay };
  return { tries, error, detail, dueAt: null, state: 'failed', finishedAt: now };
}

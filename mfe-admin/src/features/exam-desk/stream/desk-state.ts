import type { Desk, DeskRow } from '@pathshala/svc-exams-contract/exam-desk';

export type StoredDesk = Omit<Desk, 'serverNow'>;

export interface DeskState {
  readonly desk: StoredDesk;
  readonly rows: ReadonlyMap<string, DeskRow>;
  /** The exam has more students than the desk shows. */
  readonly isCut: boolean;
  /** The first snapshot is complete. */
  readonly hasRows: boolean;
  /** Rows of a snapshot whose last part has not come. */
  readonly arriving: readonly DeskRow[];
  /** The server's time minus that of this device; milliseconds. */
  readonly offset: number;
}

interface Timed {
  readonly serverNow: string;
}

export type DeskEvent =
  | { readonly type: 'desk'; readonly data: StoredDesk }
  | { readonly type: 'beat'; readonly data: Timed; readonly now: number }
  | {
      readonly type: 'snapshot';
      readonly data: Timed & {
        readonly part: number;
        readonly of: number;
        readonly rows: readonly DeskRow[];
        readonly isCut?: boolean | undefined;
      };
      readonly now: number;
    }
  | {
      readonly type: 'changes';
      readonly data: Timed & { readonly rows: readonly DeskRow[]; readonly removed: readonly string[] };
      readonly now: number;
    };

export function initialState({ serverNow, ...desk }: Desk, now: number): DeskState {
  const offset = Date.parse(serverNow) - now;
  return { desk, rows: new Map(), isCut: false, hasRows: false, arriving: [], offset };
}

/** The rows that the stream has sent; those on the screen stay until a new snapshot is complete. */
export function reduceDesk(state: DeskState, event: DeskEvent): DeskState {
  // An older answer of one's own act may come after the event of a later one.
  if (event.type === 'desk') return event.data.rev < state.desk.rev ? state : { ...state, desk: event.data };
  const timed = { ...state, offset: Date.parse(event.data.serverNow) - event.now };
  if (event.type === 'beat') return timed;
  if (event.type === 'changes') return { ...timed, rows: changedRows(state.rows, event.data) };
  const { part, of, rows, isCut = false } = event.data;
  const arriving = part === 1 ? rows : [...state.arriving, ...rows];
  if (part < of) return { ...timed, arriving };
  return {
    ...timed,
    arriving: [],
    hasRows: true,
    isCut,
    rows: new Map(arriving.map((row) => [row.studentId, row])),
  };
}

function changedRows(
  before: ReadonlyMap<string, DeskRow>,
  { rows, removed }: { readonly rows: readonly DeskRow[]; readonly removed: readonly string[] },
): ReadonlyMap<string, DeskRow> {
  const after = new Map(before);
  for (const row of rows) after.set(row.studentId, row);
  for (const studentId of removed) after.delete(studentId);
  return after;
}

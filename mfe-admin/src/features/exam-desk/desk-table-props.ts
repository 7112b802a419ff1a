import type { DeskRow } from '@pathshala/svc-exams-contract/http';
import type { StoredDesk } from './stream/desk-state.ts';

export interface DeskTableProps {
  readonly desk: Pick<StoredDesk, 'isReleased' | 'questions'>;
  readonly rows: readonly DeskRow[];
  /** The roll numbers by `studentId`. */
  readonly rollNumbers: ReadonlyMap<string, string>;
  /** The server's time; epoch milliseconds. */
  readonly now: number;
  readonly onAct: (kind: 'minutes' | 'reopen', row: DeskRow) => void;
}

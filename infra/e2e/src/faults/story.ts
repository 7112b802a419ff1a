import type { PatientClient } from './patient-client.ts';
import type { StoredState } from './stored-state.ts';

/** Where a story is told: a running school and the people in it. */
export interface Stage {
  readonly admin: PatientClient;
  /** A student with an account, logged in. */
  readonly student: PatientClient & { readonly userId: string };
  /** A browser that nobody has used. */
  newVisitor(): PatientClient;
  /** No other story has it: for names and addresses. */
  readonly number: number;
  /** The mails of the school, by name. */
  readonly dataDir: string;
}

/** How many documents a story leaves in a collection (`svc-exams attempts`), neither more nor fewer. */
export type Leaves = Readonly<Record<string, number>>;

export interface Telling {
  /** The requests of the people in it, one after the other; what was not answered is repeated. */
  tell(): Promise<void>;
  /** Throws where what is stored is not exactly what the people were told. */
  check(stored: StoredState): void;
}

export interface Story {
  readonly title: string;
  readonly leaves: Leaves;
  /** What must be there before it begins. */
  prepare(stage: Stage): Promise<Telling>;
}

import type { SQLInputValue } from 'node:sqlite';

/** A condition in SQL. `isExact`: it holds for exactly the documents that match; else for those and some more. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
  readonly isExact: boolean;
}

import type { Sql } from './sql.ts';

/** A condition that is true for every matching document. `isExact`: for no other document. */
export interface SqlCondition extends Sql {
  readonly isExact: boolean;
}

import type { Sql } from './sql.ts';

/** A condition that holds for every matching document. `isExact`: and for no other document. */
export interface SqlCondition extends Sql {
  readonly isExact: boolean;
}

import type { StoredVersion } from '@pathshala/admin-kit/forms/admin-form-types';

interface MaybeEdited {
  readonly rev?: number | undefined;
  readonly changedBy?: string | null | undefined;
  readonly changedAt?: string | null | undefined;
}

/** The stored record after a concurrent edit. Lessons and contents name their edit to authors only. */
export function storedVersion<Values>(record: MaybeEdited, values: Values): StoredVersion<Values> {
  const { rev, changedBy = null, changedAt = null } = record;
  if (rev === undefined) throw new Error('The server did not send the record as its author sees it.');
  return { values, rev, changedBy, changedAt };
}

import type { Registration } from '../../registrations/index.ts';
import type { IssuedEntry } from './issued-list.ts';
import type { IssuedVersion } from './merit-head.ts';

export interface MeritEntry {
  readonly entry: IssuedEntry;
  readonly registration: Registration;
}

export interface MeritPage {
  readonly items: readonly MeritEntry[];
  readonly total: number;
}

export interface MeritList extends MeritPage {
  /** The total number of ranked participants. */
  readonly of: number;
  /** null: a preview before the release. */
  readonly issued: IssuedVersion | null;
  /** Oldest first. */
  readonly versions: readonly IssuedVersion[];
}

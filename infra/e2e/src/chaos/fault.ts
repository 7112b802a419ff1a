import type { Random } from '../fuzz/random.ts';
import type { ChaosSite, Mode } from './chaos-site.ts';
import type { Journal } from './journal.ts';
import type { SitePart } from './site-part.ts';

export interface FaultContext {
  readonly site: ChaosSite;
  readonly journal: Journal;
  /** The choices of this one fault: the same whenever the seed is. */
  readonly random: Random;
  /** How long a fault lasts, in milliseconds. */
  readonly lastsMs: number;
  /** When the exam could be sat; epoch milliseconds. */
  readonly readyAt: number;
  readonly print: (line: string) => void;
  /** Edits the exam that is being sat, as its author. */
  readonly editExam: () => Promise<void>;
}

export interface Fault {
  /** The name for `--faults`. */
  readonly name: string;
  /** The row of goals.md. */
  readonly row: string;
  readonly modes: readonly Mode[];
  /** The fault in words, for the report. */
  readonly what: string;
  /** Needs a server or a right that the site lacks. */
  readonly isPossible?: (site: ChaosSite) => boolean;
  /** Prepares the site, before the first request. */
  readonly prepare?: (site: ChaosSite) => Promise<void>;
  /** Somebody must publish again or restore afterwards, as operations.md says. */
  readonly needsRepublish?: true;
  /** Resolves when the fault has ended. */
  run(context: FaultContext): Promise<void>;
}

export const everywhere: readonly Mode[] = ['embedded', 'distributed'];

/** Sets the clocks of these processes to so many milliseconds ahead of the real time. */
export async function setClocks(
  { site, journal }: Pick<FaultContext, 'site' | 'journal'>,
  parts: readonly SitePart[],
  skewMs: number,
): Promise<void> {
  await Promise.all(parts.map((part) => part.setClock(skewMs)));
  journal.write({ is: 'clocks', at: Date.now(), skewsMs: site.parts.map((part) => part.skewMs) });
}

import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { DeskAttempts } from '../../attempts/index.ts';
import { keyCacheMs, type PaperKey, type PaperKeys, type Papers, type Remark } from '../../papers/index.ts';
import type { RemarkStoredAttempt } from './remark-stored-attempt.ts';

interface RemarkAttemptsDependencies {
  readonly papers: Pick<Papers, 'head'>;
  readonly paperKeys: Pick<PaperKeys, 'progress' | 'remarking'>;
  readonly deskAttempts: Pick<DeskAttempts, 'submittedIn'>;
  readonly remarkOne: RemarkStoredAttempt;
  readonly now: () => number;
}

/** The number of attempts after which the progress is stored. */
const batchSize = 200;

/** The number of writes that share a disk flush without delaying the saves of others. */
const writesAtOnce = 50;

/** The number of papers in one run of the job. */
const papersAtOnce = 5;

/** A process may mark by the previous key while it is cached, and a submit takes its time. */
const knownAfterMs = keyCacheMs + 8000;

/**
 * A job: marks all submitted attempts of papers whose key was corrected. Each attempt is one conditional write, which a repeat
 * does not change: a kill between any two steps loses nothing and doubles nothing. The job passes through all attempts once
 * more when no process can mark by the older key any longer.
 */
export function remarkAttempts(dependencies: RemarkAttemptsDependencies) {
  const { deskAttempts, paperKeys, papers, remarkOne, now } = dependencies;
  return async (): Promise<void> => {
    await forEachSettled(await paperKeys.remarking(papersAtOnce), remarkPaper);
  };

  async function remarkPaper(key: PaperKey): Promise<void> {
    const head = await papers.head(key._id);
    if (head === null) return;
    let { remark } = key;
    for (;;) {
      const batch = await deskAttempts.submittedIn(key._id, remark.after, batchSize);
      const changes = await mapInBatches(batch, writesAtOnce, (attempt) => remarkOne(attempt, key, head));
      const changed = remark.changed + changes.filter(Boolean).length;
      const after = batch.at(-1)?._id ?? remark.after;
      remark = { ...remark, after, seen: remark.seen + batch.length, changed };
      if (batch.length < batchSize) break;
      await paperKeys.progress(key, remark);
    }
    await paperKeys.progress(key, nextPass(remark, Date.parse(key.corrections.at(-1)?.correctedAt ?? '')));
  }

  /** Done once a whole pass began after every process knew the key. */
  function nextPass(remark: Remark, correctedAt: number): Remark {
    if (remark.startedAt >= correctedAt + knownAfterMs) return { ...remark, state: 'done', after: null };
    if (now() < correctedAt + knownAfterMs) return remark;
    return { ...remark, startedAt: now(), after: null, seen: 0 };
  }
}

import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { StoredDocument } from '@pathshala/stores/documents/port';
import type { Platform } from '../platform/platform.ts';

/** The results that this process computes for fixed inputs. */
export interface WorkedExamples {
  /** A hash of all results: processes with the same rules have the same. */
  readonly digest: string;
  /** A sentence for each example whose result is not the one that is written down. */
  readonly faults: readonly string[];
}

/** The process computes other results than it should, so that it must take no calls, events or jobs. */
export class DisagreementError extends Error {
  override readonly name = 'DisagreementError';
}

interface StoredProcess extends StoredDocument {
  readonly digest: string;
  readonly version: string | null;
  /** Epoch ms of the latest check. */
  readonly at: number;
}

interface StoredStandard extends StoredDocument {
  readonly digest: string;
  readonly at: number;
}

export interface AgreementDependencies extends Pick<Platform, 'documents' | 'now' | 'version'> {
  readonly processId: string;
  readonly compute: () => WorkedExamples;
}

/** Milliseconds between two checks. */
export const checkEveryMs = 15_000;
/** A process that has not checked for so long is gone. */
const aliveMs = 6 * checkEveryMs;
/** Milliseconds after which the examples are computed anew. */
const computeEveryMs = 3_600_000;
const standardId = 'standard';

/** Opens what the processes of one service tell each other about their results. */
export function agreementStore(documents: Platform['documents']) {
  return {
    processes: documents.collection<StoredProcess>('kitProcesses'),
    standards: documents.collection<StoredStandard>('kitStandards'),
  };
}

/**
 * Compares the worked examples of this process with what is written down, and with the processes of the service that share its
 * store: they all compute the same. The first process sets the standard; another digest becomes the standard when no process
 * with the old one is alive, or when an operator accepts it (`acceptStandard`). Returns the check, which rejects with DisagreementError.
 */
export function createAgreement(dependencies: AgreementDependencies): () => Promise<void> {
  const { documents, now, version = null, processId, compute } = dependencies;
  const { processes, standards } = agreementStore(documents);
  let computed: WorkedExamples | undefined;
  let computedAt = Number.NEGATIVE_INFINITY;

  function examples(): WorkedExamples {
    if (computed === undefined || now() - computedAt >= computeEveryMs) {
      computed = compute();
      computedAt = now();
    }
    return computed;
  }

  async function standardDigest(own: string): Promise<string> {
    await insertOnce(standards, { _id: standardId, digest: own, at: now() });
    return (await standards.findOne({ _id: standardId }))?.digest ?? own;
  }

  async function agree(own: string): Promise<void> {
    await processes.updateOne(
      { _id: processId },
      { $set: { digest: own, version, at: now() } },
      { upsert: true },
    );
    const standard = await standardDigest(own);
    if (standard === own) return;
    const alive = await processes.countDocuments({ digest: standard, at: { $gt: now() - aliveMs } });
    if (alive > 0) {
      throw new DisagreementError(
        `this process computes other results (${own}) than ${alive} others (${standard}): it takes no calls. If its results are the right ones, accept them: npm run agree -- SERVICE accept ${own}`,
      );
    }
    await setStandard(standards, { from: standard, to: own, at: now() });
    await processes.deleteMany({ at: { $lte: now() - aliveMs } });
  }

  return async () => {
    const { digest, faults } = examples();
    if (faults.length > 0) throw new DisagreementError(`wrong results: ${faults.join('; ')}`);
    if (documents.isShared === true) await agree(digest);
  };
}

type Standards = ReturnType<typeof agreementStore>['standards'];

/** Returns false if the standard is not `from` any more. */
async function setStandard(
  standards: Standards,
  { from, to, at }: { from: string; to: string; at: number },
): Promise<boolean> {
  const { matchedCount } = await standards.updateOne(
    { _id: standardId, digest: from },
    { $set: { digest: to, at } },
  );
  return matchedCount === 1;
}

/** Makes the digest of a running process the standard; the processes with another one stop within a check. Returns false if none has it. */
export async function acceptStandard(
  documents: Platform['documents'],
  { digest, now }: { readonly digest: string; readonly now: () => number },
): Promise<boolean> {
  const { processes, standards } = agreementStore(documents);
  if ((await processes.countDocuments({ digest, at: { $gt: now() - aliveMs } })) === 0) return false;
  const stored = await standards.findOne({ _id: standardId });
  return stored !== null && setStandard(standards, { from: stored.digest, to: digest, at: now() });
}

/** Returns the processes that are alive, the longest silent last, with whether they compute what the standard says. */
export async function processesOf(documents: Platform['documents'], now: () => number) {
  const { processes, standards } = agreementStore(documents);
  const standard = await standards.findOne({ _id: standardId });
  const alive = await processes
    .find({ at: { $gt: now() - aliveMs } }, { sort: { at: -1 }, limit: 200 })
    .toArray();
  return alive.map(({ _id, digest, version }) => ({
    id: _id,
    digest,
    version,
    isStandard: digest === standard?.digest,
  }));
}

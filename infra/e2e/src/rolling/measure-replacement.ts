import type { Calls } from './service-load.ts';

interface Replacement {
  readonly service: string;
  readonly replacements: number;
  readonly calls: number;
  /** Calls without an answer, and answers of 500 and more. */
  readonly failed: number;
  /** Status → how many calls were answered so. */
  readonly statuses: Readonly<Record<string, number>>;
}

interface ReplacementOptions {
  readonly service: string;
  readonly calls: Calls;
  /** Calls to make at least. */
  readonly size: number;
  readonly replace: () => Promise<void>;
}

const clients = 16;

/** Calls a service from several clients without a pause and replaces it meanwhile, again and again, until `size` is reached. */
export async function measureReplacement(options: ReplacementOptions): Promise<Replacement> {
  const { service, calls, size, replace } = options;
  const statuses: Record<string, number> = {};
  const progress = { made: 0, isReplacing: true };
  const isOver = () => !progress.isReplacing && progress.made >= size;
  const load = async (first: number): Promise<void> => {
    for (let index = first; !isOver(); index += 1) {
      const status = await statusOf(calls[index % calls.length]);
      progress.made += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const loads = Promise.all(Array.from({ length: clients }, (_, index) => load(index)));
  let replacements = 0;
  do {
    await replace();
    replacements += 1;
    progress.isReplacing = progress.made < size;
  } while (progress.isReplacing);
  await loads;
  const { made } = progress;
  const answered = Object.entries(statuses).filter(([status]) => Number(status) < 500);
  const failed = made - answered.reduce((sum, [, count]) => sum + count, 0);
  return { service, replacements, calls: made, failed, statuses };
}

/** Returns the status, or the message of the error. */
async function statusOf(call: Calls[number] | undefined): Promise<string> {
  try {
    return String((await call?.())?.status);
  } catch (error) {
    return String(error);
  }
}

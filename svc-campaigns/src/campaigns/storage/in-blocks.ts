interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

const maxBlock = 100;

/**
 * Carries out in blocks what many callers want of one document at the same time: one run at a time for each key, and the items
 * that arrive meanwhile share the next one. `run` answers the first items of a block, in their order; the others, also all of
 * them, are in the next run.
 */
export function inBlocks<Item, Answer>(
  run: (key: string, items: readonly Item[]) => Promise<readonly Answer[]>,
): (key: string, item: Item) => Promise<Answer> {
  const queues = new Map<string, Waiting<Item, Answer>[]>();

  async function runNext(key: string, queue: Waiting<Item, Answer>[]): Promise<void> {
    const block = queue.slice(0, maxBlock);
    try {
      const answers = await run(
        key,
        block.map(({ item }) => item),
      );
      queue.splice(0, answers.length);
      for (const [index, answer] of answers.entries()) block[index]?.resolve(answer);
    } catch (error) {
      queue.splice(0, block.length);
      for (const { reject } of block) reject(error);
    }
  }

  async function runAll(key: string, queue: Waiting<Item, Answer>[]): Promise<void> {
    while (queue.length > 0) await runNext(key, queue);
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      const started = [waiting];
      queues.set(key, started);
      void runAll(key, started);
    });
}

import type { Bus, DeadLetter } from '@pathshala/stores/bus/port';

const usage = `dead-letters list <queue> [limit]     parked messages, oldest first (100)
dead-letters replay <queue> [id …]    returns all of them, or the named ones, to the queue

A queue is named <service>.events, e.g. svc-notes.events
`;

export interface DeadLettersCommand {
  readonly bus: Pick<Bus, 'deadLetters' | 'replay'>;
  readonly args: readonly string[];
  readonly print: (text: string) => void;
}

/** Runs `npm run dead-letters -- <args>`. Returns the exit code: 0, or 2 for arguments it does not know. */
export async function runDeadLettersCommand({ bus, args, print }: DeadLettersCommand): Promise<number> {
  const [verb, queue, ...rest] = args;
  if (queue === undefined || (verb !== 'list' && verb !== 'replay')) {
    print(usage);
    return 2;
  }
  if (verb === 'replay') {
    const count = await bus.replay(queue, rest.length === 0 ? undefined : rest);
    print(`${count} returned to ${queue}\n`);
    return 0;
  }
  const limit = Number(rest[0] ?? 100);
  if (!Number.isInteger(limit) || limit < 1) {
    print(usage);
    return 2;
  }
  const letters = await bus.deadLetters(queue, limit);
  print(letters.length === 0 ? `nothing is parked for ${queue}\n` : letters.map(describe).join('\n'));
  return 0;
}

function describe({ id, routingKey, failedAt, attempts, reason, body }: DeadLetter): string {
  const times = attempts === 1 ? 'once' : `${attempts} times`;
  return `${id}  ${routingKey}\n  tried ${times}, parked ${failedAt}: ${reason}\n  ${body}\n`;
}

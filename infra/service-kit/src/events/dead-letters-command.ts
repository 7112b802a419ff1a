import type { Bus, DeadLetter } from '@pathshala/bus/port';

const usage = `dead-letters list <queue> [most]      what failed for good, oldest first (100)
dead-letters replay <queue> [id …]    gives it back to its queue, all of it or the named ones

A queue is named <service>.events, e.g. svc-exams.events
`;

export interface DeadLettersCommand {
  readonly bus: Pick<Bus, 'deadLetters' | 'replay'>;
  readonly args: readonly string[];
  readonly print: (text: string) => void;
}

/** What an administrator types after `npm run dead-letters --`. Answers the exit code: 0, or 2 for words it does not know. */
export async function runDeadLettersCommand({ bus, args, print }: DeadLettersCommand): Promise<number> {
  const [verb, queue, ...rest] = args;
  if (queue === undefined || (verb !== 'list' && verb !== 'replay')) {
    print(usage);
    return 2;
  }
  if (verb === 'replay') {
    const count = await bus.replay(queue, rest.length === 0 ? undefined : rest);
    print(`${count} given back to ${queue}\n`);
    return 0;
  }
  const most = Number(rest[0] ?? 100);
  if (!Number.isInteger(most) || most < 1) {
    print(usage);
    return 2;
  }
  const letters = await bus.deadLetters(queue, most);
  print(letters.length === 0 ? `nothing is parked for ${queue}\n` : letters.map(describe).join('\n'));
  return 0;
}

function describe({ id, routingKey, failedAt, attempts, reason, body }: DeadLetter): string {
  const times = attempts === 1 ? 'once' : `${attempts} times`;
  return `${id}  ${routingKey}\n  tried ${times}, parked ${failedAt}: ${reason}\n  ${body}\n`;
}

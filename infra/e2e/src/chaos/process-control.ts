import { skip } from '../faults/accelerated-clock.ts';
import { killAtNext, openDatabases } from '../faults/crash-points.ts';
import { leftoversIn } from '../faults/leftovers.ts';

/** A request of the runner to a process of the product; this file is loaded before the product. */
export type Command =
  /** Sets the clock forward, or back by a negative number of milliseconds. */
  | { readonly is: 'skip'; readonly ms: number }
  /** kill -9 immediately before or after the next durable step on these tables. */
  | { readonly is: 'crash'; readonly side: 'before' | 'after'; readonly step: string }
  | { readonly is: 'leftovers' };

export interface ControlReply {
  readonly id: number;
  readonly leftovers?: readonly string[];
}

function obey(command: Command): Omit<ControlReply, 'id'> {
  if (command.is === 'skip') skip(command.ms);
  else if (command.is === 'crash') killAtNext(command.side, command.step);
  else return { leftovers: [...leftoversIn(openDatabases()), ...overdueAttempts()] };
  return {};
}

/** The clock submits them without their students, once the grace is over. */
function overdueAttempts(): string[] {
  const over = new Date(Date.now() - 10_000).toISOString();
  const where = "doc ->> '$.status' = 'open' AND doc ->> '$.deadlineAt' < ?";
  const rows = openDatabases()
    .get('svc-exams')
    ?.prepare(`SELECT _id FROM "c:attempts" WHERE ${where}`)
    .all(over);
  return (rows ?? []).map((row) => `svc-exams attempts ${String(row['_id'])} is over and open`);
}

process.on('message', ({ id, command }: { id: number; command: Command }) => {
  process.send?.({ id, ...obey(command) });
});
// The runner has ended, however it ended.
process.on('disconnect', () => process.exit());
process.channel?.unref();

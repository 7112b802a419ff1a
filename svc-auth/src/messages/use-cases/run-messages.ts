import { runLeasedWork, type Step } from '@pathshala/back-office/leased-work';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { Accounts } from '../../accounts/index.ts';
import { firstDeliveries, isMissed, type Recipient } from '../domain/recipient.ts';
import type { Messages, Recipients, SchoolMessage } from '../ports.ts';
import type { DeliverMessage } from './deliver-message.ts';
import type { FindStudents } from './find-students.ts';

interface RunMessagesDependencies {
  readonly messages: Pick<Messages, 'begin' | 'acquire' | 'progress'>;
  readonly recipients: Pick<Recipients, 'add' | 'count' | 'open' | 'store'>;
  readonly accounts: Pick<Accounts, 'findMany'>;
  readonly find: FindStudents;
  readonly deliver: DeliverMessage;
  readonly idOf: (...parts: readonly (string | number)[]) => string;
  readonly now: () => number;
}

const listedAtOnce = 300;
const addedAtOnce = 20;
/** Few enough that a slow gateway does not outlast the lease. */
const deliveredAtOnce = 20;
const parallel = 5;

/**
 * The job `send-messages`: first all of the audience become recipients, then each of them gets the message. The id of a
 * recipient follows from message and student, so that a step that is repeated after a crash adds and reaches nobody twice.
 */
export function runMessages(deps: RunMessagesDependencies) {
  const { messages, recipients, accounts, now } = deps;

  async function listSome(held: SchoolMessage): Promise<Step<SchoolMessage>> {
    const ids = await deps.find(held.audience, held.listedTo, listedAtOnce);
    const found = await accounts.findMany(ids);
    const byId = new Map(found.map((account) => [account._id, account]));
    const deliveries = firstDeliveries(held);
    await mapInBatches(ids, addedAtOnce, (studentId) => {
      const account = byId.get(studentId);
      const isKnown = account !== undefined && account.deletedAt === null;
      const { name, username } = isKnown ? account : { name: '', username: '' };
      return recipients.add({
        _id: deps.idOf('message-recipient', held._id, studentId),
        messageId: held._id,
        studentId,
        name,
        username,
        nameKey: listKeyOf(name),
        ...deliveries,
        isOpen: true,
        isMissed: isMissed(deliveries),
        mailKey: '',
        mailReason: '',
        mailCheckAt: 0,
        createdAt: now(),
      });
    });
    const last = ids.at(-1);
    const change =
      last === undefined
        ? { isListed: true, recipients: await recipients.count(held._id) }
        : { listedTo: last, recipients: held.recipients + ids.length };
    return { change, isLast: false };
  }

  async function deliverSome(held: SchoolMessage): Promise<Step<SchoolMessage>> {
    const open = await recipients.open(held._id, deliveredAtOnce);
    if (open.length === 0) return { change: { state: 'done' }, isLast: true };
    const found = await accounts.findMany(open.map(({ studentId }) => studentId));
    const byId = new Map(found.map((account) => [account._id, account]));
    const places = open.map((recipient, at) => ({ recipient, place: held.mails + at }));
    const results = await mapInBatches(places, parallel, async ({ recipient, place }) => {
      const account = byId.get(recipient.studentId) ?? null;
      const change: Partial<Recipient> = await deps.deliver({ message: held, recipient, account, place });
      await recipients.store(recipient._id, change);
      return change;
    });
    const queued = results.filter(({ mailKey }) => mailKey !== undefined).length;
    return { change: { mails: held.mails + queued }, isLast: false };
  }

  const run = runLeasedWork(messages, {
    now,
    step: (held: SchoolMessage) => (held.isListed ? deliverSome(held) : listSome(held)),
  });
  return async (): Promise<void> => {
    await messages.begin(now());
    await run();
  };
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { BusMessage } from '@pathshala/stores/bus/port';
import { createHttpClient } from '../http/http-client.ts';
import { everywhere, type Fault, type FaultContext } from './fault.ts';

const redeliveredMessages = 100;
const deliveries = 3;

/** Messages, callers and authors that do what they should not. */
export const faultsOfClients: readonly Fault[] = [
  {
    name: 'duplicates',
    row: 'F7',
    modes: everywhere,
    what: 'the latest messages are delivered again, three times each and in any order',
    run: deliverAgain,
  },
  {
    name: 'poison',
    row: 'F9',
    modes: everywhere,
    what: 'messages that no consumer can handle',
    run: poison,
  },
  {
    name: 'edit',
    row: 'F15',
    modes: everywhere,
    what: 'the author edits the exam while it is started',
    run: ({ editExam }) => editExam(),
  },
  {
    name: 'guesses',
    row: 'F21',
    modes: everywhere,
    what: 'log-ins with guessed passwords, of one account and of many',
    run: guessPasswords,
  },
  {
    name: 'giants',
    row: 'F23',
    modes: everywhere,
    what: 'giant and deep bodies, and senders that never end',
    run: sendGiants,
  },
];

async function deliverAgain({ site, random }: FaultContext): Promise<void> {
  const latest = (await site.takeMessages()).slice(-redeliveredMessages);
  const all = Array.from({ length: deliveries }, () => latest).flat();
  const shuffled = all
    .map((message) => ({ message, rank: random.int(1_000_000) }))
    .toSorted((one, other) => one.rank - other.rank);
  await site.withBus((bus) => Promise.all(shuffled.map(({ message }) => bus.publish(message))));
}

const badBodies = ['{', '{"aggregateId":"x"}', JSON.stringify({ aggregateId: 7, sequence: 'one', data: [] })];

async function poison({ site, journal }: FaultContext): Promise<void> {
  const messages = badBodies.map((body): BusMessage => ({
    id: randomUUID(),
    routingKey: 'exams.exam.submitted.v1',
    body,
    headers: {},
  }));
  for (const { id } of messages) journal.write({ is: 'poison', id });
  await site.withBus((bus) =>
    Promise.all(messages.map((message) => bus.publish(message, { queue: 'svc-auth.events' }))),
  );
}

/** A guess whose connection was cut has guessed nothing. */
async function guessPasswords({ site, random }: FaultContext): Promise<void> {
  const guesses = Array.from({ length: 30 }, async (_, index) => {
    const client = createHttpClient(random.pick(site.gateways).url);
    const username = index % 2 === 0 ? 'head-of-nothing' : `guess${random.int(1000)}`;
    const { status } = await client.send('POST', '/auth/login', { username, password: `guess ${index}` });
    return status;
  });
  const settled = await Promise.allSettled(guesses);
  const letIn = settled.filter((guess) => guess.status === 'fulfilled' && guess.value < 300);
  if (letIn.length > 0) throw new Error(`${letIn.length} guessed passwords were accepted`);
}

const slowSenders = 50;

async function sendGiants({ site, lastsMs, random }: FaultContext): Promise<void> {
  const { url } = random.pick(site.gateways);
  const bodies = [
    'x'.repeat(20_000_000),
    '['.repeat(100_000),
    JSON.stringify(Object.fromEntries(manyKeys())),
  ];
  const posts = bodies.map((body) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }).then(
      ({ status }) => status,
      // The server closes the connection before the body has arrived.
      () => 413,
    ),
  );
  const senders = Array.from({ length: slowSenders }, () => sendSlowly(Number(new URL(url).port)));
  await wait(lastsMs);
  for (const sender of senders) sender.destroy();
  const statuses = await Promise.all(posts);
  const taken = statuses.filter((status) => status < 400);
  if (taken.length > 0) throw new Error(`a giant body was answered with ${taken.join(', ')}`);
}

const manyKeys = () => Array.from({ length: 100_000 }, (_, index) => [`key${index}`, index]);

/** A head that never ends. */
function sendSlowly(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  void once(socket, 'connect').then(
    () => socket.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n'),
    () => undefined,
  );
  return socket;
}

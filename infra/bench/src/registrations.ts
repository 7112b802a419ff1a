import { setTimeout as wait } from 'node:timers/promises';
import { addOpening, addReleaseMails, places, requireNoneDue, requireStored } from './campaign-store.ts';
import { paceRequests } from './pace.ts';
import { emailOf, type Student } from '@pathshala/e2e/accounts';
import type { Row } from './report.ts';
import { helloRequests, measureRate } from './rates.ts';
import { startHello, startProduct, type ServerProcess } from './server-process.ts';
import { asPlayers, expectStatus, overConnections, requestOf, type Player } from './player.ts';
import { startSmtpSink, type SmtpSink } from './smtp-sink.ts';
import { formatSpread, percentile, spreadOf } from './statistics.ts';

const rounds = 5;
const perRound = 300;
const helloPerRound = 6_000;
const pacedCount = 300;
/** A hundred a second. */
const pacedEveryMs = 10;
const warmUp = 100;
/** The number of visitors who register for P17. */
export const registrants = warmUp + rounds * perRound + pacedCount;

/** `RELEASE_MAILS=1000` where the machine is busy. */
const releaseMails = Number(process.env['RELEASE_MAILS'] ?? 10_000);
/** Twenty pages a second. */
const pageEveryMs = 50;
/** The number of visitors who read the page for P18. */
export const visitors = 100;
const pagesAtRest = 200;
const pagesOfChunk = 20;
const mailsTimeoutMs = 300_000;

const openingId = 'b'.repeat(24);
const releasedId = 'c'.repeat(24);

const registerRequest = (player: Player, n: number) =>
  requestOf(player, {
    method: 'POST',
    path: '/examcampaigns/register',
    body: {
      campaignId: openingId,
      studentId: player.id,
      basicInfo: {
        fullName: 'Bench Student',
        // Their own: an address that the account has not proved holds a place only.
        email: emailOf(player.id),
        mobile: `017${String(10_000_000 + n)}`,
      },
    },
  });

async function untilReceived(sink: SmtpSink, count: number): Promise<void> {
  const until = Date.now() + mailsTimeoutMs;
  while (sink.received.size < count) {
    if (Date.now() > until) throw new Error(`${sink.received.size} of ${count} mails were sent`);
    await wait(100);
  }
}

function requireOnce(sink: SmtpSink, count: number): void {
  const twice = [...sink.received.values()].filter((times) => times > 1).length;
  if (sink.received.size !== count || twice > 0)
    throw new Error(`${sink.received.size} of ${count} mails were sent, ${twice} of them more than once`);
}

interface Sides {
  readonly port: number;
  readonly hello: ServerProcess;
}

async function measureOpening({ port, hello }: Sides, students: readonly Student[]) {
  const players = await asPlayers(port, students);
  const requests = players.map(registerRequest);
  const overAll = (some: readonly string[]) =>
    overConnections({ port, connections: 32 }, some, async (connection, request) => {
      expectStatus(await connection.send(request), 201);
    });
  await overAll(requests.slice(0, warmUp));
  const rates: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const control = await measureRate(hello, helloRequests(helloPerRound));
    const from = warmUp + round * perRound;
    const began = performance.now();
    await overAll(requests.slice(from, from + perRound));
    const rate = perRound / ((performance.now() - began) / 1000);
    rates.push(rate);
    ratios.push(rate / control.perSecond);
  }
  const paced = requests.slice(registrants - pacedCount);
  const { latencies } = await paceRequests(port, paced, { everyMs: pacedEveryMs, status: 201 });
  return { rates: spreadOf(rates), ratios: spreadOf(ratios), pacedP95Ms: percentile(latencies, 0.95) };
}

/** P17: registrations at the opening of a campaign beside hello-world; what was answered is compared with what is stored and mailed. */
export async function openingRow(dataDir: string, students: readonly Student[]): Promise<Row> {
  await addOpening(dataDir, openingId);
  const sink = await startSmtpSink();
  const server = await startProduct(dataDir, { SMTP_URL: sink.url });
  const hello = await startHello();
  try {
    const { rates, ratios, pacedP95Ms } = await measureOpening({ port: server.port, hello }, students);
    await untilReceived(sink, registrants);
    await server.stop();
    requireOnce(sink, registrants);
    await requireStored(dataDir, openingId, registrants);
    return {
      id: 'P17',
      what: `registrations at the opening of a campaign with ${places} places ÷ express hello-world, throughput, embedded, 32 connections; p95 at a hundred a second`,
      goal: 'all stored and mailed once, none beyond the limit',
      figure: `${formatSpread(ratios)}, ${formatSpread(rates)} a second; p95 ${pacedP95Ms.toFixed(1)} ms; ${registrants} registered or waiting, each mailed once`,
    };
  } finally {
    await hello.stop();
    await server.stop();
    await sink.close();
  }
}

/** Milliseconds of each page, read while the condition holds, after a warm-up. */
async function readPages(port: number, students: readonly Student[], isOpen: (count: number) => boolean) {
  const readers = await asPlayers(port, students);
  const page = { method: 'GET', path: `/examcampaigns/${releasedId}` } as const;
  const requests = readers.map((reader) => requestOf(reader, page));
  const pages = async (count: number) => {
    const some = Array.from({ length: count }, (_, n) => requests[n % requests.length] ?? '');
    return (await paceRequests(port, some, { everyMs: pageEveryMs, status: 200 })).latencies;
  };
  await pages(pagesAtRest);
  const latencies: number[] = [];
  while (isOpen(latencies.length)) latencies.push(...(await pages(pagesOfChunk)));
  return latencies;
}

async function p95AtRest(dataDir: string, students: readonly Student[]): Promise<number> {
  const server = await startProduct(dataDir);
  try {
    const latencies = await readPages(server.port, students, (count) => count < pagesAtRest);
    return percentile(latencies, 0.95);
  } finally {
    await server.stop();
  }
}

/** P18: the page of a campaign while ten thousand release mails are sent; what was sent is compared with what is due still. */
export async function releaseMailsRow(dataDir: string, students: readonly Student[]): Promise<Row> {
  await addOpening(dataDir, releasedId);
  const restP95 = await p95AtRest(dataDir, students);
  const mailDueAt = Date.now();
  await addReleaseMails(dataDir, { campaignId: releasedId, count: releaseMails, mailDueAt });
  const sink = await startSmtpSink();
  const server = await startProduct(dataDir, { SMTP_URL: sink.url });
  try {
    const began = performance.now();
    const latencies = await readPages(server.port, students, () => sink.received.size < releaseMails);
    const perSecond = releaseMails / ((performance.now() - began) / 1000);
    await server.stop();
    requireOnce(sink, releaseMails);
    await requireNoneDue(dataDir);
    return {
      id: 'P18',
      what: `p95 of the page of a campaign, twenty a second, while ${releaseMails} release mails are sent, embedded`,
      goal: '50 ms',
      figure: `${percentile(latencies, 0.95).toFixed(1)} ms, ${restP95.toFixed(1)} ms at rest; ${perSecond.toFixed(0)} mails a second, each sent once`,
    };
  } finally {
    await server.stop();
    await sink.close();
  }
}

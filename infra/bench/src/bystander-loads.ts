import { createZipWriter } from '@pathshala/uploads/zip';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import writeExcelFile from 'write-excel-file/node';
import { Connection } from './connection.ts';
import { fileRequest, requestOf, type Player } from './player.ts';

/** The calls that one caller makes all the time while another student saves. */
export interface Load {
  /** The load in the words of the row: "uploads …". */
  readonly what: string;
  readonly role: 'student' | 'admin';
  /** Makes what is sent, which takes its time. */
  readonly prepare: (player: Player) => Promise<RunLoad>;
}

/** Runs until the signal. Resolves with how each call was answered: status → count. */
type RunLoad = (call: LoadedCall) => Promise<Readonly<Record<number, number>>>;

interface LoadedCall {
  readonly port: number;
  readonly player: Player;
  /** An exam that the sample data has. */
  readonly examId: string;
  readonly signal: AbortSignal;
}

type Counts = Record<number, number>;

/** The number of connections that a browser opens to one host. */
const connections = 6;
/** A caller over a limit is told to wait for seconds; it does not, but this pause avoids a flood of refused calls. */
const refusedPauseMs = 100;

/** Each connection sends the next call as soon as the last one was answered. */
async function keepCalling(
  { port, signal }: LoadedCall,
  nextRequest: () => string | Buffer,
  parallel = connections,
): Promise<Counts> {
  const counts: Counts = {};
  const callOn = async (): Promise<void> => {
    let connection = await Connection.open(port);
    while (!signal.aborted) {
      const { status } = await connection.send(nextRequest());
      counts[status] = (counts[status] ?? 0) + 1;
      if (status >= 500 && status !== 503) throw new Error(`answered ${status}`);
      if (status < 400) continue;
      connection.close();
      await wait(refusedPauseMs);
      connection = await Connection.open(port);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: parallel }, callOn));
  return counts;
}

/** Many small edges, so that it is slow to decode: 12 megapixels, a phone’s photo,, in the seven passes of an interlaced PNG. */
async function demandingPicture(): Promise<Buffer> {
  const tile = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
    .composite([
      { input: { create: { width: 9, height: 30, channels: 3, background: 'white' } }, left: 3, top: 5 },
    ])
    .png()
    .toBuffer();
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'white' } })
    .composite([{ input: tile, tile: true }])
    .removeAlpha()
    .png({ progressive: true })
    .toBuffer();
}

async function demandingSheet(): Promise<Buffer> {
  const cells = ['Question', 'A', 'B', 'C', 'D', 'Answer'];
  const rows = Array.from({ length: 9_000 }, (_, row) => cells.map((cell) => `${cell} ${row}`));
  return writeExcelFile(
    [cells, ...rows].map((row) => row.map((value) => ({ value, type: String }))),
  ).toBuffer();
}

/** A course that unpacks to a list of a thousand files, the first of which is no course. */
function demandingZip(): Uint8Array {
  const zip = createZipWriter();
  zip.addText('course.json', `{"version": 1, "course": [${'"text", '.repeat(600_000)}0]}`);
  for (let n = 0; n < 1000; n += 1) zip.addText(`lessons/${n}.json`, '[]'.padEnd(20_000));
  return zip.finish();
}

const largeBody = Object.fromEntries(
  Array.from({ length: 40_000 }, (_, index) => [`unknown${index}`, [[index]]]),
);

/** Heads that announce 5 MB, and no byte of it: connections that stay open. */
async function announceBodies({ port, player, signal }: LoadedCall): Promise<Counts> {
  const request = fileRequest(player, {
    path: `/students/student/${player.id}/upload-profile-picture`,
    type: 'multipart/form-data; boundary=b',
    content: new Uint8Array(),
    announced: 5_000_000,
  });
  const open: Connection[] = [];
  while (!signal.aborted) {
    const connection = await Connection.open(port);
    // Nothing answers it; closing it ends the wait.
    connection.send(request).catch(() => undefined);
    open.push(connection);
    if (open.length > 40) open.shift()?.close();
    await wait(50);
  }
  for (const connection of open) connection.close();
  return {};
}

/** Streams of a desk, opened again and again. */
async function openStreams({ port, player, examId, signal }: LoadedCall): Promise<Counts> {
  const request = requestOf(player, { method: 'GET', path: `/exams/desk/${examId}/stream` });
  const open: Connection[] = [];
  while (!signal.aborted) {
    const connection = await Connection.open(port);
    connection.send(request).catch(() => undefined);
    open.push(connection);
    if (open.length > 200) open.shift()?.close();
    await wait(20);
  }
  for (const connection of open) connection.close();
  return {};
}

const upload = (what: string, path: string, content: () => Promise<Uint8Array> | Uint8Array): Load => ({
  what,
  role: 'admin',
  async prepare(player) {
    const request = fileRequest(player, { path, ...formOf(await content()) });
    return (call) => keepCalling(call, () => request);
  },
});

function formOf(content: Uint8Array) {
  const boundary = 'bytes-of-a-bystander';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    content: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

const reads = (what: string, paths: readonly string[]): Load => ({
  what,
  role: 'admin',
  async prepare(player) {
    let n = 0;
    const next = (): string => {
      n += 1;
      const path = (paths[n % paths.length] ?? '').replace('{n}', String(n));
      return requestOf(player, { method: 'GET', path });
    };
    return (call) => keepCalling(call, next);
  },
});

const days = 'from=2024-01-01&to=2026-12-31';

/**
 * The loads by the name of the goal on the command line: each is a call that is valid, or that an honest page could send.
 */
export const loads: Readonly<Record<string, Load>> = {
  P16: {
    what: 'sends ten bodies of 0.8 MB a second',
    role: 'student',
    async prepare(player) {
      const requests = [
        { method: 'PUT', path: `/exams/attempts/${'0'.repeat(24)}/answers` },
        { method: 'POST', path: `/exams/attempts/${'0'.repeat(24)}/submit` },
        { method: 'POST', path: '/exams/exam-results' },
      ] as const;
      // The bodies are bytes: encoding a megabyte of text would delay the paced saves, which are sent from this thread too.
      const bodies = requests.map((request) =>
        Buffer.from(requestOf(player, { ...request, body: largeBody })),
      );
      let n = 0;
      return (call) => keepCalling(call, () => bodies[(n += 1) % bodies.length] ?? '', 1);
    },
  },
  'P16-pictures': {
    what: 'uploads interlaced pictures of 12 megapixels',
    role: 'admin',
    async prepare(player) {
      const content = await demandingPicture();
      const request = fileRequest(player, { path: '/questions/pictures', type: 'image/png', content });
      return (call) => keepCalling(call, () => request);
    },
  },
  'P16-sheets': upload('imports spreadsheets of 9,000 questions', '/questions/imports', demandingSheet),
  'P16-zips': upload('imports zip files of a thousand lessons', '/academiccourse/import', demandingZip),
  'P16-announced': {
    what: 'announces bodies of 5 MB that do not come',
    role: 'student',
    prepare: async () => announceBodies,
  },
  'P16-reports': reads('reads reports', [
    `/exams/reports/exams?${days}`,
    `/exams/reports/activity?${days}`,
    `/courses/reports/enrolments?${days}`,
    `/courses/reports/completion?${days}`,
    `/campaign/reports/funnel?${days}`,
  ]),
  'P16-searches': reads('searches in long lists', [
    '/questions?q=a{n}&pageSize=100',
    '/users?q=a{n}&pageSize=100',
    '/exams?q=a{n}&pageSize=100',
    '/admissioncourse/universities?q=a{n}&pageSize=100',
  ]),
  'P16-streams': { what: 'opens streams of an exam desk', role: 'admin', prepare: async () => openStreams },
};

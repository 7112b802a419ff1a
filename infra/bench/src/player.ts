import { Connection, textOf, type RawAnswer } from './connection.ts';
import type { Student } from '@pathshala/e2e/accounts';

/** A student as the loader plays one: a session, an anti-forgery token, an address of its own. */
export interface Player extends Student {
  readonly address: string;
  readonly token: string;
  /** The cookie of an exam, once it has been started: a browser holds it, and is not given another one with each save. */
  readonly ticket?: string;
}

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
}

function cookiesOf({ sid, token, ticket }: Player): string {
  return `sid=${sid}; XSRF-TOKEN=${token}${ticket === undefined ? '' : `; ticket=${ticket}`}`;
}

/** The value of a cookie that the answer sets. */
export function cookieIn({ setCookies }: RawAnswer, name: string): string | undefined {
  const line = setCookies.find((cookie) => cookie.startsWith(`${name}=`));
  return line?.slice(name.length + 1).split(';', 1)[0];
}

/** The bytes of a request, made before the clock starts. */
export function requestOf(player: Player, { method, path, body }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} /api${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept-encoding: gzip, deflate, br',
    `x-forwarded-for: ${player.address}`,
    `cookie: ${cookiesOf(player)}`,
    `x-xsrf-token: ${decodeURIComponent(player.token)}`,
    ...(method === 'GET'
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

interface FileToSend {
  readonly path: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** The length in the head, if it is another one. */
  readonly announced?: number;
}

/** The bytes of an upload. */
export function fileRequest(
  player: Player,
  { path, type, content, announced = content.length }: FileToSend,
): Buffer {
  const head = requestOf(player, { method: 'GET', path })
    .replace(/^GET/u, 'POST')
    .replace('\r\n\r\n', `\r\ncontent-type: ${type}\r\ncontent-length: ${announced}\r\n\r\n`);
  return Buffer.concat([Buffer.from(head), content]);
}

export function expectStatus(answer: RawAnswer, ...allowed: readonly number[]): RawAnswer {
  if (!allowed.includes(answer.status))
    throw new Error(`answered ${answer.status}: ${textOf(answer).slice(0, 300)}`);
  return answer;
}

/** Runs the work over the items with so many connections, each taking the next when it is free. */
export async function overConnections<Item, Out>(
  { port, connections }: { port: number; connections: number },
  items: readonly Item[],
  work: (connection: Connection, item: Item) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  let next = 0;
  const runners = Array.from({ length: Math.min(connections, items.length) }, async () => {
    const connection = await Connection.open(port);
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(connection, items[index] as Item);
    }
    connection.close();
  });
  await Promise.all(runners);
  return results;
}

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Fetches each student's anti-forgery token, as a page does first. */
export function asPlayers(port: number, students: readonly Student[]): Promise<Player[]> {
  const begun = students.map((student, index) => ({ ...student, address: addressOf(index + 1), token: '' }));
  return overConnections({ port, connections: 32 }, begun, async (connection, player) => {
    const answer = expectStatus(
      await connection.send(requestOf(player, { method: 'GET', path: '/users/user' })),
      200,
      401,
      404,
    );
    const token = cookieIn(answer, 'XSRF-TOKEN');
    if (token === undefined) throw new Error('no anti-forgery token was set');
    return { ...player, token };
  });
}

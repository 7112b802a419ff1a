import { Connection, textOf, type RawAnswer } from './connection.ts';
import { Http2Connection } from './http2-connection.ts';
import { startNginx } from './nginx.ts';
import type { Row } from './report.ts';
import { expectStatus, type Player } from './player.ts';
import { resourceRequest, saveRequest, startAttempt, submitRequest, type Exam } from './sitting.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

interface CountedConnection {
  send(request: string): Promise<RawAnswer>;
  readonly bytes: { readonly sent: number; readonly received: number };
  close(): void;
}

/** All bytes of one sitting, both ways, heads included: start, paper, a save for each question, submit, key. */
async function weighSitting(connection: CountedConnection, player: Player, exam: Exam): Promise<string> {
  const steps: string[] = [];
  const { sent: sentBefore, received: receivedBefore } = connection.bytes;
  let before = sentBefore + receivedBefore;
  const note = (name: string) => {
    const { sent, received } = connection.bytes;
    steps.push(`${name} ${kilobytes(sent + received - before)}`);
    before = sent + received;
  };
  const attempt = await startAttempt(connection, player, exam);
  note('start and paper');
  for (const seq of attempt.questions.keys())
    expectStatus(await connection.send(saveRequest(attempt, seq + 1)), 200);
  note(`${attempt.questions.length} saves`);
  const result = JSON.parse(textOf(expectStatus(await connection.send(submitRequest(attempt)), 200))) as {
    keyUrl: string;
  };
  note('submit');
  expectStatus(await connection.send(resourceRequest(attempt.player, result.keyUrl)), 200);
  note('key');
  const { sent, received } = connection.bytes;
  connection.close();
  const receivedNow = received - receivedBefore;
  return `${kilobytes(sent - sentBefore + receivedNow)} kB (received ${kilobytes(receivedNow)}): ${steps.join(', ')}`;
}

async function weighOverHttp2(port: number, player: Player, exam: Exam): Promise<string> {
  const front = await startNginx({ target: port, isHttp2: true });
  if (front === null) return 'not measured: nginx is not installed';
  try {
    return await weighSitting(await Http2Connection.open(front.port), player, exam);
  } finally {
    await front.stop();
  }
}

/** Measures P9, from the gateway itself and through a proxy that speaks HTTP/2. Another student sits each. */
export async function sittingBytesRow(
  port: number,
  [first, second]: readonly [Player, Player],
  exam: Exam,
): Promise<Row> {
  const http1 = await weighSitting(await Connection.open(port), first, exam);
  const http2 = await weighOverHttp2(port, second, exam);
  return {
    id: 'P9',
    what: 'bytes of a whole sitting, both ways, with heads: HTTP/1.1; HTTP/2 behind nginx',
    goal: '25 kB',
    figure: `HTTP/1.1 ${http1}; HTTP/2 ${http2}`,
  };
}

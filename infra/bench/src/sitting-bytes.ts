import { Connection, textOf } from './connection.ts';
import type { Row } from './report.ts';
import {
  expectStatus,
  resourceRequest,
  saveRequest,
  startAttempt,
  submitRequest,
  type Exam,
  type Player,
} from './sitting.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** P9: all bytes of one sitting, both ways, heads included: start, paper, a save for each question, submit, key. */
export async function sittingBytesRow(port: number, player: Player, exam: Exam): Promise<Row> {
  const connection = await Connection.open(port);
  const steps: string[] = [];
  let before = 0;
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
  expectStatus(await connection.send(resourceRequest(player, result.keyUrl)), 200);
  note('key');
  const { sent, received } = connection.bytes;
  connection.close();
  return {
    id: 'P9',
    what: 'bytes of a whole sitting, both ways, with heads',
    goal: '25 kB',
    figure: `${kilobytes(sent + received)} kB (received ${kilobytes(received)}): ${steps.join(', ')}`,
  };
}

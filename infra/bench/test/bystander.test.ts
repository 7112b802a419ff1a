import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loads, type Load } from '../src/bystander-loads.ts';
import { measureBystander } from '../src/bystander.ts';
import { beginAdminSession } from '@pathshala/e2e/accounts';
import { prepareData } from '../src/prepare.ts';
import { startProduct, type ServerProcess } from '../src/server-process.ts';
import { asPlayers, type Player } from '../src/player.ts';
import { enrolAll, type Exam } from '../src/sitting.ts';

/** A machine that is shared delays one save in a hundred by itself; what one caller did without limits was seconds. */
const noiseMs = 100;

/**
 * The statuses that some calls of a load must be answered with: without them nothing was measured. The others are measured
 * by `npm run bench`.
 */
const expected: Readonly<Record<string, readonly number[]>> = {
  P16: [413],
  'P16-pictures': [201],
  'P16-announced': [],
  'P16-searches': [200],
};

describe('a student who saves while another caller uses a valid call at all limits', () => {
  let folder: string;
  let server: ServerProcess;
  let players: readonly [Player, Player, Player];
  let exam: Exam;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bystander-'));
    const students = await prepareData(folder, 2);
    const admin = await beginAdminSession(folder);
    server = await startProduct(folder);
    players = (await asPlayers(server.port, [...students, admin])) as [Player, Player, Player];
    exam = await enrolAll(server.port, players.slice(0, 2));
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(Object.entries(expected))(
    'waits at most twice as long as at rest (P16): %s',
    { timeout: 30_000, retry: 2 },
    async (id, statuses) => {
      const load = loads[id] as Load;
      const [calm, student, administrator] = players;
      const busy = load.role === 'admin' ? administrator : student;
      const options = { rounds: 2, turns: 1, saves: 60 };
      const measured = await measureBystander(server.port, { calm, busy, load, exam }, options);
      expect(Object.keys(measured.answers).map(Number)).toEqual(expect.arrayContaining([...statuses]));
      expect(measured.loadedP99Ms).toBeLessThan(2 * measured.restP99Ms + noiseMs);
    },
  );
});

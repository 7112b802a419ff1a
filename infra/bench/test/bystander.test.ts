import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureBystander } from '../src/bystander.ts';
import { prepareData } from '../src/prepare.ts';
import { startProduct, type ServerProcess } from '../src/server-process.ts';
import { asPlayers, enrolAll, type Player } from '../src/sitting.ts';

/** A machine that is shared delays one save in a hundred by itself; what one student did without limits was seconds. */
const noiseMs = 100;

describe('a student who saves while another sends ten bodies of 0.8 MB a second', () => {
  let folder: string;
  let server: ServerProcess;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bystander-'));
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('waits at most twice as long as at rest (P16), and every large body is refused', async () => {
    const students = await prepareData(folder, 2);
    server = await startProduct(folder);
    const players = (await asPlayers(server.port, students)) as [Player, Player];
    const exam = await enrolAll(server.port, players);
    const measured = await measureBystander(server.port, players, { exam, rounds: 3, turns: 1, saves: 150 });
    expect(measured.refusals[413]).toBeGreaterThan(10);
    expect(Object.keys(measured.refusals)).toEqual(['413']);
    expect(measured.loadedP99Ms).toBeLessThan(2 * measured.restP99Ms + noiseMs);
  }, 60_000);
});

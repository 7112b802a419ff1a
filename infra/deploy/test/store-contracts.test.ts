import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPact } from '@pathshala/pact/pact-files';
import { openPactStore, type PactStore } from '@pathshala/pact/pact-store';
import { decide } from '@pathshala/releases/contracts/decide';
import { openStoredRecords } from '@pathshala/releases/contracts/stored-records';
import { openStore } from '@pathshala/releases/open-store';
import type { ReleaseStore } from '@pathshala/releases/port';
import { promotePart, recordServiceVersion } from '@pathshala/releases/release';
import { readState } from '@pathshala/releases/state-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Deployment } from '../src/deployment.ts';
import { publish } from '../src/publish/publish.ts';
import { command } from './command.ts';
import { storeContracts } from '../src/store-contracts.ts';
import { fakeShell, writeBuild } from './fake-build.ts';

const name = 'mfe-exams';
const live = { 'svc-exams': 'exams1' };
let folder: string;
let store: ReleaseStore;
let records: PactStore;
let deployment: Deployment;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-contracts-'));
  mkdirSync(join(folder, 'store'));
  const s3 = { endpoint: undefined, region: '', accessKeyId: undefined, secretAccessKey: undefined };
  store = await openStore(join(folder, 'store'), s3);
  records = openPactStore(join(folder, 'pacts'));
  deployment = {
    store,
    shell: fakeShell(),
    smoke: () => Promise.resolve(),
    author: () => ({ by: 'ayesha', at: '2026-11-22T06:00:00.000Z' }),
    storeContracts: (versions) => storeContracts(store, join(folder, 'pacts'), versions),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Records the results of contract tests: the pact of a version, and what the live service gives of it. */
function recordTests(
  version: string,
  found: readonly { interaction: string; field: string; problem: string }[],
) {
  const file = join(folder, 'mfe-exams-svc-exams.json');
  const interactions = [{ description: 'an exam', request: { method: 'GET', path: '/exams/1' } }];
  const parts = { consumer: { name }, provider: { name: 'svc-exams' } };
  writeFileSync(file, JSON.stringify({ ...parts, interactions, version }));
  const pact = readPact(file);
  records.recordPacts({ part: name, version }, [pact]);
  records.recordVerification({ part: 'svc-exams', version: 'exams1' }, { pact, mismatches: found });
}

const askStore = (version: string) => decide({ part: name, version, live }, openStoredRecords(store));
const publishVersion = (version: string) => publish(deployment, name, writeBuild(folder, { name, version }));
const missing = { interaction: 'an exam', field: '$.title', problem: 'it is missing' };

describe('what contract tests found of a version', () => {
  it('is in the store when the version is published, for those who have no checkout', async () => {
    await recordServiceVersion(deployment, 'svc-exams', 'exams1');
    recordTests('v1', []);
    expect(await askStore('v1')).toMatchObject({ ok: false });
    await publishVersion('v1');
    expect(await askStore('v1')).toEqual({ ok: true, reasons: [] });
    recordTests('v2', [missing]);
    await publishVersion('v2');
    expect((await askStore('v2')).reasons).toEqual([
      'mfe-exams v2 needs $.title of “an exam”. svc-exams exams1, which is live, does not give it: it is missing. Deploy svc-exams with it first.',
    ]);
  });

  it('is added to a version that was published without it, by publishing it again', async () => {
    await recordServiceVersion(deployment, 'svc-exams', 'exams1');
    const { storeContracts: copy, ...earlier } = deployment;
    expect(copy).toBeDefined();
    await publish(earlier, name, writeBuild(folder, { name, version: 'v1' }));
    recordTests('v1', []);
    expect((await askStore('v1')).reasons).toEqual([expect.stringContaining('is not recorded')]);
    expect(await publishVersion('v1')).toMatchObject({ isNew: false });
    expect(await askStore('v1')).toEqual({ ok: true, reasons: [] });
  });

  it('is in the store when a rollout records a service, also with another result than before', async () => {
    recordTests('v1', [missing]);
    await publishVersion('v1');
    await command(['record', 'svc-exams', 'exams1'], () => deployment);
    expect(await askStore('v1')).toMatchObject({ ok: false });
    recordTests('v1', []);
    await command(['record', 'svc-exams', 'exams1'], () => deployment);
    expect(await askStore('v1')).toMatchObject({ ok: true });
  });
});

describe('a release at a terminal although contract tests fail', () => {
  it('needs a reason, which is in the history', async () => {
    await publishVersion('v1');
    const canDeploy = () => Promise.resolve({ ok: false, reasons: ['svc-exams has no title.'] });
    await expect(promotePart({ ...deployment, canDeploy }, name, 'v1')).rejects.toThrow('has no title');
    const override = 'The page is down.';
    await promotePart({ ...deployment, canDeploy, override }, name, 'v1');
    expect((await readState(store)).change).toMatchObject({
      what: 'promote mfe-exams v1, contract tests overridden: The page is down.',
      audit: { userId: null, reason: override, overridden: ['svc-exams has no title.'] },
    });
  });
});

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeState, type Change } from '../change-state.ts';
import { openFolderStore } from '../folder-store.ts';
import { originKey } from '../keys.ts';
import type { ReleaseStore } from '../port.ts';
import { Rejection } from '../rejection.ts';
import { appendState } from '../state-log.ts';
import { emptyState } from '../state.ts';
import { promote } from '../transitions.ts';
import { lastReported, reportChanges } from './report-changes.ts';
import type { ReportedChange } from './reported-change.ts';

const name = 'mfe-exams';
const at = '2026-01-15T10:00:00.000Z';
const origin = { userId: 'admin1', requestId: 'r1', address: '203.0.113.7', device: '' };

let folder: string;
let store: ReleaseStore;
let reported: ReportedChange[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-changes-'));
  mkdirSync(join(folder, 'store'));
  store = openFolderStore(join(folder, 'store'));
  reported = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = async (change: ReportedChange): Promise<void> => void reported.push(change);

function put(version: string, more: Partial<Change> = {}) {
  const author = { by: 'ayesha', at };
  return changeState(store, {
    ...author,
    name,
    verb: 'promote',
    what: `promote ${name} ${version}`,
    apply: (state) => promote(state, name, { version, ...author }),
    ...more,
  });
}

describe('the changes that no audit log has yet', () => {
  it('are reported in their order, each once, and then asked for no more', async () => {
    await put('v1', { origin });
    await put('v2');
    expect(await reportChanges(store, report)).toBe(2);
    expect(await reportChanges(store, report)).toBe(2);
    expect(reported.map(({ userId, address, changes }) => ({ userId, address, changes }))).toEqual([
      { userId: 'admin1', address: '203.0.113.7', changes: [{ field: 'live', before: null, after: 'v1' }] },
      { userId: null, address: null, changes: [{ field: 'live', before: 'v1', after: 'v2' }] },
    ]);
    expect(await store.list('audit/')).toEqual(['audit/reported/00000002.json']);
  });

  it('stay with their address until the log takes them', async () => {
    await put('v1', { origin });
    await expect(reportChanges(store, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await lastReported(store)).toBe(0);
    await reportChanges(store, report);
    expect(reported).toMatchObject([{ address: '203.0.113.7' }]);
  });

  it('are not those of before changes were audited', async () => {
    const change = { at, by: 'karim', what: `promote ${name} v1` };
    await appendState(store, {
      ...promote(emptyState, name, { version: 'v1', by: 'karim', at }),
      revision: 1,
      change,
    });
    await put('v2');
    await reportChanges(store, report);
    expect(reported.map(({ by }) => by)).toEqual(['ayesha']);
  });

  it('name the versions that were removed, why contract tests were overridden, and what these found', async () => {
    const facts = { removed: ['v0', 'v00'], reason: 'Nobody can log in.', overridden: ['One.', 'Two.'] };
    await put('v1', { facts: () => facts });
    await reportChanges(store, report);
    expect(reported[0]?.changes).toEqual([
      { field: 'live', before: null, after: 'v1' },
      { field: 'removed', before: 'v0, v00', after: null },
      { field: 'reason', before: null, after: 'Nobody can log in.' },
      { field: 'overridden', before: null, after: 'One. Two.' },
    ]);
  });

  it('leave no address of a change that was refused, or that was never made', async () => {
    const refuse = () => {
      throw new Rejection('No.');
    };
    await expect(put('v1', { origin, apply: refuse })).rejects.toThrow('No.');
    expect(await store.list('audit/origins/')).toEqual([]);
    const stopped = { at: '2026-01-14T09:59:59.000Z', address: '203.0.113.9', device: '' };
    await store.create(originKey('stopped'), Buffer.from(JSON.stringify(stopped)));
    await put('v1');
    await reportChanges(store, report);
    expect(await store.list('audit/origins/')).toEqual([]);
  });
});

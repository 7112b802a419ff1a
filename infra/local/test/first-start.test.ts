import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardFirstStart } from '../src/first-start.ts';

describe('the first start', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'local-first-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  function store(): void {
    for (const name of [
      'svc-auth.sqlite',
      'svc-auth.sqlite-wal',
      'bus.sqlite',
      'key-value.sqlite',
      'lock.sqlite',
    ]) {
      writeFileSync(join(dataDir, name), 'x');
    }
    for (const folder of ['mail', 'uploads', 'secrets']) mkdirSync(join(dataDir, folder));
  }

  it('that was cut off begins again with empty stores, and keeps its secrets', () => {
    guardFirstStart(dataDir);
    store();
    guardFirstStart(dataDir);
    expect(readdirSync(dataDir).sort()).toEqual(['first-start', 'lock.sqlite', 'secrets']);
  });

  it('that was finished leaves everything as it is, for good', () => {
    guardFirstStart(dataDir).finish();
    store();
    const before = readdirSync(dataDir);
    guardFirstStart(dataDir);
    expect(readdirSync(dataDir)).toEqual(before);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLatestFact } from '../src/platform/latest-fact.ts';

let folder: string;
let documents: DocumentStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latest-fact-'));
  documents = await openSqliteDocuments({ file: join(folder, 'documents.sqlite') });
});
afterEach(async () => {
  await documents.close();
  await rm(folder, { recursive: true });
});

const factNamed = (name: string) => createLatestFact({ documents, name, initial: 'initial' });

describe('the latest fact', () => {
  it('is that of the highest version in every process, whatever the order and number of events [ADM-30]', async () => {
    let run = 0;
    const deliveries = fc.array(fc.record({ version: fc.integer({ min: 1, max: 6 }), process: fc.nat(1) }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(deliveries, async (events) => {
        const name = `fact-${(run += 1)}`;
        const processes = [factNamed(name), factNamed(name)];
        await Promise.all(
          events.map(async ({ version, process }) => processes[process]?.take(version, `fact ${version}`)),
        );
        const highest = Math.max(0, ...events.map(({ version }) => version));
        const expected = highest === 0 ? 'initial' : `fact ${highest}`;
        for (const process of processes) {
          await process.jobs[0]?.run();
          expect(process.current()).toBe(expected);
        }
        const started = factNamed(name);
        await started.prepare();
        expect(started.current()).toBe(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('is known at once by the process that takes it, and read without the store', async () => {
    const fact = factNamed('fact');
    await fact.take(1, 'new');
    const reads = vi.spyOn(documents, 'collection');
    expect(fact.current()).toBe('new');
    expect(reads).not.toHaveBeenCalled();
  });

  it('stays as it was when a late event states an older one', async () => {
    const fact = factNamed('fact');
    await fact.take(2, 'newer');
    await fact.take(1, 'older');
    expect(fact.current()).toBe('newer');
  });
});

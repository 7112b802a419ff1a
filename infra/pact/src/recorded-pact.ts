import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PactV4 } from './engine.ts';
import { pactFolder } from './given-pacts.ts';
import { canonicalPact, pactFileName } from './pact-files.ts';

export interface Pair {
  readonly consumer: string;
  readonly provider: string;
}

export interface RecordedPact {
  /** Each test of the surrounding `describe` adds one interaction. */
  readonly pact: PactV4;
  /** Declares the test that comes after them: nothing has changed since the pact was committed. */
  readonly compare: () => void;
}

export function recordedPact(pair: Pair): RecordedPact {
  const dir = mkdtempSync(path.join(tmpdir(), 'pact-'));
  const name = pactFileName(pair);
  afterAll(() => rmSync(dir, { recursive: true }));
  return {
    pact: new PactV4({ ...pair, dir, logLevel: 'error' }),
    compare() {
      it(`is the pact that infra/pact/pacts/${name} has (--update writes it)`, async () => {
        const text = canonicalPact(readFileSync(path.join(dir, name), 'utf8'));
        await expect(text).toMatchFileSnapshot(path.join(pactFolder, name));
      });
    },
  };
}

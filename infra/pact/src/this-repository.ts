import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Checkout } from './checkout.ts';
import { pactFolder, runVariable } from './given-pacts.ts';
import { readPacts } from './pact-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const testOf = (part: string) => path.join(part, 'test/pact-provider.test.ts');

/** All parts of this repository. */
export const thisRepository: Checkout = {
  pactsOf: (part) => readPacts(pactFolder).filter(({ pact }) => pact.consumer.name === part),
  isProvider: (part) => existsSync(path.join(root, testOf(part))),
  async verify(part, run) {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const env = { ...process.env, [runVariable]: JSON.stringify(run) };
    const args = [vitest, 'run', '--project', 'node', testOf(part)];
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'close');
    const printed = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return `${testOf(part)}:\n${printed[0]}\n${printed[1]}`;
  },
};

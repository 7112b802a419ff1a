import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { siteRoot } from '../src/site-root.ts';

const script = `const { pid, env, execArgv, argv } = process;
console.log(JSON.stringify({ pid, arenas: env.MALLOC_ARENA_MAX, flags: execArgv, last: argv.at(-1) }));
`;

async function run(env: Readonly<Record<string, string>>) {
  const required = `--require=${siteRoot}/infra/local/src/few-arenas.cjs`;
  const flags = [required, '--max-old-space-size=512', '--eval', script, '--', 'an argument'];
  const { MALLOC_ARENA_MAX: _, ...inherited } = process.env;
  const child = spawn(process.execPath, flags, {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { started: child.pid, said: JSON.parse(await text(child.stdout)) as Record<string, unknown> };
}

describe.runIf(process.platform === 'linux')('the areas of the memory allocator', () => {
  it('are few in the process that npm started, which keeps its id, flags and arguments', async () => {
    const { started, said } = await run({});
    expect(said).toMatchObject({ pid: started, arenas: '2', last: 'an argument' });
    expect(said['flags']).toContain('--max-old-space-size=512');
  });

  it('are as many as the operator has said', async () => {
    const { started, said } = await run({ MALLOC_ARENA_MAX: '7' });
    expect(said).toMatchObject({ pid: started, arenas: '7' });
  });
});

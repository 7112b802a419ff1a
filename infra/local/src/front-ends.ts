import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { siteRoot } from './site-root.ts';

/** Builds shell and remotes where one of them has never been built; says so, because it takes a while. */
export async function ensureFrontEnds(say: (line: string) => void): Promise<void> {
  const remotes = readdirSync(siteRoot).filter((name) => name.startsWith('mfe-'));
  const marks = ['shell/dist/index.html', ...remotes.map((name) => `${name}/dist/current.json`)];
  if (marks.every((mark) => existsSync(`${siteRoot}/${mark}`))) return;
  say('Building the front ends, once …');
  await runToEnd(`${siteRoot}/infra/tooling/src/build.ts`);
}

function runToEnd(script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: siteRoot, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The front ends could not be built; the lines above say why.'));
    });
  });
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nodeFlags } from '../src/node-flags.ts';
import { siteRoot } from '../src/site-root.ts';

describe('how the processes are started', () => {
  it('is the same by npm start as by all other ways', () => {
    const { scripts } = JSON.parse(readFileSync(`${siteRoot}/package.json`, 'utf8')) as {
      scripts: { start: string };
    };
    const byHand = scripts.start.split(' ').filter((word) => word.startsWith('--'));
    expect(byHand.map((flag) => flag.replace('=./', `=file://${siteRoot}/`))).toEqual(nodeFlags);
  });

  it('keeps what was compiled, so that the type stripper is not loaded again', () => {
    const script = "process.stdout.write(String(require('node:module').getCompileCacheDir()))";
    const folder = execFileSync(process.execPath, [...nodeFlags, '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: undefined },
    });
    expect(folder).toContain('node_modules/.cache/pathshala/compiled');
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { LiveShell } from '../src/live-shell.ts';
import { readBuild } from '../src/publish/read-build.ts';
import { runSmoke } from '../src/smoke/run-smoke.ts';
import { fakeShell, writeBuild } from './fake-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A shell of a few lines: runs the entry in an element of the remote, and shows a notice if that fails. */
const script = `
  const registry = JSON.parse(document.getElementById('registry').textContent);
  const [remote] = Object.values(registry);
  const place = document.querySelector('[data-remote]');
  import('/mfe/' + remote.name + '/' + remote.version + '/' + remote.entry)
    .then((module) => { module.mount(place); place.hidden = false; })
    .catch((error) => { document.querySelector('main').innerHTML = '<p role="alert">not available</p>'; reportError(error); });
`;
const shell: LiveShell = {
  ...fakeShell(),
  file: (path) => {
    const html =
      '<html><head><script type="module" src="/main.js"></script></head><body><main><div data-remote="mfe-exams" hidden></div></main></body></html>';
    const files: Record<string, [string, string]> = {
      '/index.html': [html, 'text/html'],
      '/main.js': [script, 'text/javascript'],
    };
    const [content, type] = files[path] ?? [];
    return Promise.resolve(
      content === undefined ? null : { content: Buffer.from(content), type: type ?? '' },
    );
  },
};

const smoke = async (version: string, entry: string) =>
  runSmoke(readBuild(writeBuild(folder, { name: 'mfe-exams', version, entry })), shell);

describe('the smoke run of a candidate in the live shell, in Chromium', () => {
  it('accepts one that shows something, and rejects one that does not start, with what the page logged', async () => {
    await smoke('good', 'export const mount = (place) => { place.innerHTML = "<h1>Exams</h1>"; };');
    await expect(
      smoke('broken', 'export const mount = () => { throw new Error("no paper"); };'),
    ).rejects.toThrow(
      /mfe-exams broken did not start at \/mfe-exams in the shell of the tests\. The page logged: .*no paper/,
    );
  });
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureFrontEnds, sharedFolders } from '../src/front-ends.ts';
import { siteRoot } from '../src/site-root.ts';

const source = 'mfe-exams/src/features/take-exam/take-exam-page.tsx';
/** The build that replaces the real one counts its runs. */
const build = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('shell/dist', { recursive: true });
writeFileSync('shell/dist/index.html', '');
appendFileSync('builds', 'x');
`;

describe('the front ends at npm start', () => {
  let root: string;
  const lines: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const start = () => ensureFrontEnds((line) => void lines.push(line), root);
  const builds = () => readFileSync(join(root, 'builds'), 'utf8').length;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'front-ends-'));
    lines.length = 0;
    write('package.json', '{ "type": "module" }');
    write('package-lock.json', '{}');
    write('infra/tooling/src/build.ts', build);
    for (const folder of sharedFolders) write(`${folder}/src/a.ts`, '');
    write('infra/tooling/src/build/build-remote.ts', '');
    write('svc-exams/contract/http.ts', '');
    write('shell/src/main.ts', '');
    write(source, 'old');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are built from folders that exist', () => {
    expect(sharedFolders.filter((folder) => !existsSync(join(siteRoot, folder)))).toEqual([]);
  });

  it('are built once while nothing changes', async () => {
    await start();
    await start();
    expect(builds()).toBe(1);
    expect(lines).toEqual(['Building the front ends, once …']);
  });

  it.each([source, 'svc-exams/contract/http.ts', 'infra/rules/src/a.ts', 'package-lock.json'])(
    'are built again after an update of %s',
    async (file) => {
      await start();
      write(file, 'an update');
      await start();
      expect(builds()).toBe(2);
      expect(lines).toHaveLength(2);
    },
  );

  it('are built again when a source was removed', async () => {
    await start();
    rmSync(join(root, source));
    await start();
    expect(builds()).toBe(2);
  });

  it('do not start with an old build when the new one fails', async () => {
    await start();
    write('infra/tooling/src/build.ts', 'process.exit(1);');
    write(source, 'does not compile');
    await expect(start()).rejects.toThrow('could not be built');
    await expect(start()).rejects.toThrow('could not be built');
  });
});

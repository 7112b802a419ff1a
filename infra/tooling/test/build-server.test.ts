import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { services } from '@pathshala/platform';
import { buildServer } from '../src/build/build-server.ts';
import { root } from '../src/build/root.ts';

describe('the compiled server', () => {
  let folder: string;
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const scripts = () => readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const compiled = () =>
    JSON.parse(textOf('compiled.json')) as { entry: string; sources: [string, number, number][] };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'build-server-'));
    await buildServer(`${root}/infra/local/src/serve.ts`, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('knows each of its sources, its manifests and the lock file', () => {
    const sources = compiled().sources.map(([file]) => file);
    expect(sources).toContain('infra/local/src/serve.ts');
    expect(sources).toContain('infra/service-kit/package.json');
    expect(sources).toContain('package-lock.json');
    for (const { name } of services) {
      expect(sources).toContain(`${name}/src/service.ts`);
      expect(sources).toContain(`${name}/contract/package.json`);
    }
  });

  it('contains every module of the repository: none is loaded a second time from its source', () => {
    const texts = scripts().map(textOf);
    const own = texts.flatMap((text) => [...text.matchAll(/(?:from|import|import\()\s*["'`]@pathshala\//g)]);
    expect(own).toEqual([]);
  });

  it('leaves no place for its modules to mistake for that of their sources', () => {
    for (const name of scripts()) expect(textOf(name)).not.toMatch(/import\.meta/);
  });

  it('keeps the files of the build before, which a running process may still load', async () => {
    const before = scripts();
    await buildServer(`${root}/infra/local/src/free-port.ts`, folder);
    expect(scripts()).toEqual(expect.arrayContaining(before));
    await buildServer(`${root}/infra/local/src/free-port.ts`, folder);
    expect(scripts()).toHaveLength(1);
  });
});

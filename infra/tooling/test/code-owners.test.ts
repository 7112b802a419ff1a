import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, services } from '@pathshala/platform';
import { describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';
import { trackedFiles } from '../src/tracked-files.ts';

const lines = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/ +/))
  .map(([pattern = '', ...owners]) => ({ pattern, owners }));

function fits(file: string, pattern: string): boolean {
  if (pattern === '*') return true;
  const place = pattern.slice(1);
  return place.endsWith('/') ? file.startsWith(place) : path.matchesGlob(file, place);
}

/** By the forge's rule: the last line that fits counts, also when it names nobody. */
function ownersOf(file: string): readonly string[] {
  return lines.findLast(({ pattern }) => fits(file, pattern))?.owners ?? [];
}

const files = trackedFiles();
const products = [...services, ...remotes, { name: 'shell' }].map(({ name }) => name);

describe('the owners of', () => {
  it('the repository are written in the forms that this test reads: a folder, or files by a star', () => {
    expect(
      lines.filter(({ pattern }) => !/^(?:\*|\/[\w./*-]+)$/.test(pattern) || pattern.includes('**')),
    ).toEqual([]);
    expect(lines.filter(({ pattern }) => !files.some((file) => fits(file, pattern)))).toEqual([]);
  });

  it.each(products)('%s are one team, for its contract, its tests and its pages too', (part) => {
    const own = files.filter((file) => file.startsWith(`${part}/`));
    expect(own.length).toBeGreaterThan(10);
    expect(new Set(own.map((file) => ownersOf(file).join(' '))).size).toBe(1);
    expect(ownersOf(`${part}/package.json`)).toHaveLength(1);
  });

  it('a pact are the team of its consumer', () => {
    const pacts = files.filter((file) => file.startsWith('infra/pact/pacts/'));
    expect(pacts.length).toBeGreaterThan(30);
    for (const pact of pacts) {
      const { consumer } = JSON.parse(readFileSync(path.join(root, pact), 'utf8')) as {
        consumer: { name: string };
      };
      expect({ pact, owners: ownersOf(pact) }).toEqual({
        pact,
        owners: ownersOf(`${consumer.name}/package.json`),
      });
    }
  });

  it.each([
    'CHANGELOG.md',
    'package-lock.json',
    'gateway/openapi.json',
    'infra/docs/architecture.md',
    'infra/docs/asvs.md',
    'infra/docs/conformance.md',
    'infra/docs/glossary.txt',
    'infra/docs/teams.md',
    'infra/e2e/src/browser/screens.ts',
    'infra/e2e/test/screens.test.ts',
    'infra/web-kit/src/theme/fonts/text-400-bengali-first.woff2',
  ])('%s, which a change of any part may touch, are nobody', (file) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(ownersOf(file)).toEqual([]);
  });

  it('the kits, their faces, the rules of the repository and what the forge runs are the platform’s team', () => {
    const shared = files.filter((file) =>
      /^infra\/(?:(?!admin-exams\/)[\w-]+|stores\/[\w-]+)\/(?:package\.json$|src\/(?!past\/|browser\/screens))|^infra\/docs\/api\/|^\.github\/|^\.ci\/|^[\w.-]+(?:json|mjs|ts|npmrc)$/.test(
        file,
      ),
    );
    const others = shared.filter(
      (file) =>
        !/\.woff2$|^package-lock\.json$/.test(file) && ownersOf(file).join(' ') !== '@pathshala/platform',
    );
    expect(shared.length).toBeGreaterThan(500);
    expect(others).toEqual([]);
  });

  it('a kit of the product is the team of its part', () => {
    expect(ownersOf('infra/admin-exams/package.json')).toEqual(ownersOf('svc-exams/package.json'));
  });
});

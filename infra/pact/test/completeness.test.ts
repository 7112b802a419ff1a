import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EventName } from '@pathshala/contract-kit/event';
import { services } from '@pathshala/platform';
import { describe, expect, it } from 'vitest';
import { publisherOf } from '../src/events.ts';
import { pactFolder } from '../src/given-pacts.ts';
import { pactFileName, readPacts } from '../src/pact-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pacts = readPacts(pactFolder);

const interactionsOf = (consumer: string, provider: string) =>
  pacts
    .filter(({ pact }) => pact.consumer.name === consumer && pact.provider.name === provider)
    .flatMap(({ pact }) => pact.interactions);

interface UsedRoute {
  readonly provider: string;
  /** The name under which the contract exports it. */
  readonly name: string;
}

/** `import type { a, b } from '@pathshala/svc-x-contract/http'`, and then `typeof a`. */
function routesUsedBy(file: string): readonly UsedRoute[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = text.matchAll(
    /import (?:type )?\{([^}]*)\} from '@pathshala\/(svc-[\w-]+|gateway)-contract\/http'/g,
  );
  return [...imports].flatMap(([, names = '', provider = '']) =>
    names
      .split(',')
      .map((name) => name.replace('type ', '').trim())
      .filter((name) => name !== '' && new RegExp(`typeof ${name}\\b`).test(text))
      .map((name) => ({ provider, name })),
  );
}

/** The shell makes the calls of web-kit. */
const consumers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(globSync('mfe-*', { cwd: root }).map((name) => [name, name])),
  shell: '{shell,infra/web-kit}',
};

async function hasPact(consumer: string, { provider, name }: UsedRoute): Promise<boolean> {
  const contract = (await import(path.join(root, provider, 'contract/http.ts'))) as Record<string, unknown>;
  const route = contract[name] as { method: string; path: string } | undefined;
  // A schema, not a route.
  if (typeof route?.path !== 'string') return true;
  const form = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return interactionsOf(consumer, provider).some(
    ({ request }) => request?.method === route.method.toUpperCase() && form.test(request.path),
  );
}

describe('every call has a pact [EVT-03]', () => {
  it.each(Object.entries(consumers))('of %s', async (consumer, folders) => {
    const files = globSync(`${folders}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|\/testing\/|\/samples\.ts$/.test(file),
    );
    const used = files.flatMap(routesUsedBy);
    const missing = [];
    for (const route of used)
      if (!(await hasPact(consumer, route)))
        missing.push(`${consumer}/pact/${route.provider}.pact.test.ts has no call of ${route.name}`);
    expect([...new Set(missing)]).toEqual([]);
  });

  it.each(services.map(({ name }) => name))('of the gateway to %s', (provider) => {
    expect(interactionsOf('gateway', provider).map(({ description }) => description)).toContain('its status');
  });
});

describe('every subscription has a pact [EVT-03]', () => {
  it.each(services.map(({ name }) => name))('of %s', async (consumer) => {
    const contract = (await import(path.join(root, consumer, 'contract/subscriptions.ts'))) as {
      subscriptions: readonly EventName[];
    };
    const missing = contract.subscriptions.filter(
      (name) =>
        !interactionsOf(consumer, publisherOf(name)).some(({ metadata }) => metadata?.routingKey === name),
    );
    expect(missing.map((name) => `${consumer}/test/pact-consumer.test.ts has no event ${name}`)).toEqual([]);
  });
});

describe('every pact', () => {
  it('is between parts that are there, and verified by its provider', () => {
    const tests = new Set(
      globSync('{gateway,svc-*}/test/pact-provider.test.ts', { cwd: root }).map((file) => file.split('/')[0]),
    );
    expect(pacts.filter(({ pact }) => !tests.has(pact.provider.name)).map(({ file }) => file)).toEqual([]);
    const names = pacts.map(({ pact }) =>
      pactFileName({ consumer: pact.consumer.name, provider: pact.provider.name }),
    );
    expect(pacts.map(({ file }) => path.basename(file))).toEqual(names);
  });

  it('is written by a consumer test', () => {
    const written = [
      ...globSync('{shell,mfe-*}/pact/*.pact.test.ts', { cwd: root }).map((file) =>
        pactFileName({ consumer: file.split('/')[0] ?? '', provider: path.basename(file, '.pact.test.ts') }),
      ),
      ...services.map(({ name }) => pactFileName({ consumer: 'gateway', provider: name })),
    ];
    const calls = pacts.filter(({ pact }) => pact.interactions.some(({ request }) => request !== undefined));
    expect(calls.map(({ file }) => path.basename(file)).sort()).toEqual(written.sort());
  });
});

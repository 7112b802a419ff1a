import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';

const apps = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const services = apps.filter((name) => name.startsWith('svc-'));
const remotes = apps.filter((name) => name.startsWith('mfe-'));

const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function entriesOf(...parts: string[]) {
  const folder = path.join(root, ...parts);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  };
}

const capabilitiesOf = (service: string) =>
  entriesOf(service, 'src').folders.filter((name) => name !== 'sample');
const capabilities = services.flatMap((service) =>
  capabilitiesOf(service).map((capability) => [service, capability] as const),
);
const filesOf = (layer: string) =>
  capabilities.flatMap(([service, capability]) =>
    entriesOf(service, 'src', capability, layer)
      .files.filter((file) => !isTest(file))
      .map((file) => `${service}/src/${capability}/${layer}/${file}`),
  );
const ownFiles = (name: string) =>
  capabilities
    .map(([service, capability]) => `${service}/src/${capability}/${name}`)
    .filter((file) => existsSync(path.join(root, file)));
const exportsOf = (file: string) =>
  [...read(file).matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name);
const pascal = (kebab: string) =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

describe('the layout of the services', () => {
  it.each(services)('%s consists of its capabilities, its samples, service.ts and main.ts', (service) => {
    expect(entriesOf(service, 'src').files.sort()).toEqual(['main.ts', 'service.ts']);
    const { length } = capabilitiesOf(service);
    expect(length).toBeGreaterThan(0);
    // Forty lines, or an import and two lines for each capability.
    expect(read(service, 'src/service.ts').split('\n').length).toBeLessThanOrEqual(
      Math.max(40, 22 + 3 * length),
    );
    expect(read(service, 'src/service.ts')).toContain('serviceOf(');
  });

  it.each(services)('%s has a contract of the same shape as the others', (service) => {
    const { files } = entriesOf(service, 'contract');
    const shared = ['events.ts', 'http.ts', 'messages.ts', 'package.json', 'prefixes.ts', 'subscriptions.ts'];
    expect(files).toEqual(expect.arrayContaining(shared));
  });

  it.each(services)('%s tests the access of its routes with walkAccess of the kit', (service) => {
    const { files } = entriesOf(service, 'test');
    expect(files.filter((file) => read(service, 'test', file).includes('walkAccess('))).not.toEqual([]);
  });

  it.each(capabilities)('%s/src/%s is composed by the file of its name', (service, capability) => {
    const { files, folders } = entriesOf(service, 'src', capability);
    expect(files).toContain(`${capability}.ts`);
    const own = [`${capability}.ts`, 'use-cases.ts', 'index.ts', 'ports.ts', 'events.ts'];
    expect(files.filter((file) => !own.includes(file) && !isTest(file))).toEqual([]);
    const layers = ['adapters', 'domain', 'http', 'mails', 'storage', 'use-cases'];
    expect(folders.filter((folder) => !layers.includes(folder))).toEqual([]);
    expect(exportsOf(`${service}/src/${capability}/${capability}.ts`)).toContain(
      `create${pascal(capability)}Capability`,
    );
  });

  it.each(ownFiles('events.ts'))('%s holds reactions and nothing else', (file) => {
    expect(exportsOf(file).length).toBeGreaterThan(0);
    expect(exportsOf(file).filter((exported = '') => !/^on[A-Z]|Reactions$/.test(exported))).toEqual([]);
    expect(read(file)).toContain('Subscription');
  });

  it.each(ownFiles('ports.ts'))('%s holds interfaces and types and nothing else', (file) => {
    expect(exportsOf(file)).toEqual([]);
    expect(read(file)).not.toMatch(/^export .* from /m);
  });

  it.each(ownFiles('index.ts'))('%s says what other capabilities may use, and nothing else', (file) => {
    const rest = read(file).replaceAll(/^export (?:type )?\{[^}]*\} from '\.[^']*';$/gm, '');
    expect(rest.trim()).toBe('');
  });

  it.each(filesOf('storage').filter((file) => path.basename(file).startsWith('document-')))(
    '%s exports the maker of its name',
    (file) => {
      const noun = path.basename(file, '.ts').slice('document-'.length);
      expect(exportsOf(file)).toContain(`createDocument${pascal(noun)}`);
    },
  );

  it.each(filesOf('use-cases'))(
    '%s names an interface of dependencies after the file or a use case in it',
    (file) => {
      const names = [
        path.basename(file, '.ts').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
        ...exportsOf(file),
      ];
      const own = names.map((name = '') => `${name.charAt(0).toUpperCase()}${name.slice(1)}Dependencies`);
      const declared = [...read(file).matchAll(/interface (\w*(?:Deps|Dependencies))\b/g)].map(
        ([, found]) => found,
      );
      expect(declared.filter((found) => !own.includes(found ?? ''))).toEqual([]);
    },
  );

  it.each(filesOf('http'))('%s knows no filter of the store', (file) => {
    expect(read(file)).not.toMatch(/\$(in|ne|gt|gte|lt|lte|or|and|set)\b/);
  });
});

describe('the layout of the remotes', () => {
  it.each(remotes)('%s has the files of every remote, and its screens in features', (remote) => {
    const { files, folders } = entriesOf(remote, 'src');
    const shared = ['main.ts', 'pages.ts', 'remote.tsx', 'root.tsx'];
    expect(files).toEqual(expect.arrayContaining(shared));
    expect(folders).toContain('features');
    expect(files.filter((file) => file.endsWith('-page.tsx'))).toEqual([]);
  });
});

describe('every app', () => {
  it.each([...services, ...remotes, 'shell', 'gateway'])('%s has a README of at most 40 lines', (app) => {
    const lines = read(app, 'README.md').trim().split('\n');
    expect(lines[0]).toBe(`# ${app}`);
    expect(lines.length).toBeLessThanOrEqual(40);
  });

  it.each([...services, ...remotes])(
    '%s runs, is tested and is deployed alone, as its README says',
    (app) => {
      const { scripts } = JSON.parse(read(app, 'package.json')) as { scripts: Record<string, string> };
      expect(scripts['dev']).toMatch(new RegExp(`^node \\.\\./infra/.+\\.ts ${app}$`));
      expect(scripts['test']).toContain(` ${app}/`);
      const readme = read(app, 'README.md').replaceAll(/\s+/g, ' ');
      const deploy = app.startsWith('svc-') ? `--build-arg PART=${app} ` : `npm run deploy -- publish ${app}`;
      for (const command of [`npm run dev -w ${app}`, `npm test -w ${app}`, deploy])
        expect(readme).toContain(command);
    },
  );
});

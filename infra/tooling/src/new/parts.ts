import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, services } from '@pathshala/platform';
import { root } from '../run-command.ts';
import { addOwner, deployService } from './deployment.ts';
import { auditService } from './audit.ts';
import { nounPlaceholders, spellingsOf } from './names.ts';
import { insertAt, writeTemplate } from './write-template.ts';

/** The files that were written, and the steps that remain to be done by hand. */
export interface Written {
  readonly files: readonly string[];
  /** Existing files that were changed. */
  readonly edited?: readonly string[];
  readonly next: readonly string[];
}

/** `svc-notes`: a service with a capability of the same name, its contract, tests, row in infra/platform.ts and deployment. */
export function newService(name: string): Written {
  const domain = withoutPrefix(name, 'svc-');
  const values = {
    service: name,
    domain,
    path: `/${domain}`,
    zod: versionOf('zod'),
    ...nounPlaceholders(domain),
  };
  const files = [
    ...writeTemplate('service', name, values),
    ...writeTemplate('capability/contract', `${name}/contract`, values),
    ...writeTemplate('capability/src', `${name}/src/${domain}`, values),
    ...writeTemplate('capability/test', `${name}/test`, values),
    ...writeTemplate('service-pact', 'infra/pact/pacts', values),
  ];
  const port = Math.max(...services.map((service) => service.port)) + 1;
  insertAt('infra/platform.ts', {
    anchor: /\];\n\nexport const remotes/,
    before: `  { name: '${name}', port: ${port} },\n`,
  });
  const deployed = deployService(name);
  auditService(name);
  return {
    files: [...files, ...deployed.files],
    edited: ['infra/platform.ts', ...deployed.edited],
    next: ['npm install', 'npm run openapi -w @pathshala/gateway', `npm test -w ${name}`],
  };
}

/** `svc-notes/comments`: a capability of a service, its routes in the contract, and a test over HTTP. */
export function newCapability(place: string): Written {
  const [service, capability] = inTwo(place, 'svc-notes/comments');
  const domain = withoutPrefix(service, 'svc-');
  const values = {
    service,
    domain,
    path: `${firstPrefixOf(service)}/${capability}`,
    ...nounPlaceholders(capability),
  };
  const files = [
    ...writeTemplate('capability/contract', `${service}/contract`, values),
    ...writeTemplate('capability/src', `${service}/src/${capability}`, values),
    ...writeTemplate('capability/test', `${service}/test`, values),
  ];
  insertAt(`${service}/contract/http.ts`, { anchor: /$/, after: `export * from './${values.nouns}.ts';\n` });
  insertAt(`${service}/contract/events.ts`, {
    anchor: /$/,
    after: `export * from './${values.noun}-events.ts';\n`,
  });
  return {
    files,
    next: [
      `list create${values.Nouns}Capability(platform) in ${service}/src/service.ts`,
      `npm test -w ${service}`,
    ],
  };
}

/** `svc-notes/notes course-deleted`: a reaction to an event that another contract defines, and the subscription to it. */
export function newEvent(place: string, event: string): Written {
  const [service, capability] = inTwo(place, 'svc-notes/notes course-deleted');
  const { kebab, camel, pascal } = spellingsOf(event);
  const { producer, name } = definitionOf(camel);
  const values = { event: kebab, eventCamel: camel, Event: pascal, producer, eventName: name };
  const files = addReaction(`${service}/src/${capability}`, values);
  insertAt(`${service}/contract/subscriptions.ts`, { anchor: /\];\n/, before: `  '${name}',\n` });
  return {
    files,
    next: [
      `list on${pascal}(…) in ${service}/src/${capability}/${capability}.ts`,
      `depend on @pathshala/${producer}-contract in ${service}/package.json`,
      `add ${camel} to ${service}/test/pact-consumer.test.ts`,
      `name ${producer} in the row of ${service} in infra/docs/teams.md`,
    ],
  };
}

/** `mfe-notes`: a remote with a first page, and its row in infra/platform.ts. */
export function newRemote(name: string): Written {
  const page = withoutPrefix(name, 'mfe-');
  const files = writeTemplate('remote', name, { remote: name, pages: page, react: versionOf('react') });
  const devPort = Math.max(...remotes.map((remote) => remote.devPort)) + 1;
  insertAt('infra/platform.ts', {
    anchor: /(?<=remotes: readonly RemoteRow\[\] = \[\n(?: {2}\{.*\n)*)\];/,
    before: `  { name: '${name}', devPort: ${devPort} },\n`,
  });
  addOwner(name);
  const first = newPage(`${name}/${page}`);
  return {
    files: [...files, ...first.files],
    edited: ['infra/platform.ts', ...(first.edited ?? [])],
    next: ['npm install', `npm test -w ${name}`],
  };
}

/** `mfe-notes/svc-notes list-notes`: the consumer test of the remote's first call to a service. */
export function newCall(place: string, route: string): Written {
  const [remote, service] = inTwo(place, 'mfe-notes/svc-notes list-notes');
  const { camel, words } = spellingsOf(route);
  withoutPrefix(service, 'svc-');
  const files = writeTemplate('call', `${remote}/pact`, { remote, service, route: camel, words });
  return {
    files,
    next: [
      `depend on @pathshala/pact (development) and @pathshala/${service}-contract in ${remote}/package.json`,
      `npx vitest run ${remote}/pact --update`,
      `prepare its states in ${service}/test/pact-provider.test.ts`,
      `name ${service} in the row of ${remote} in infra/docs/teams.md`,
    ],
  };
}

/** `mfe-notes/past-results`: a page for visitors at /past-results, its row in the table of pages, texts and test. */
export function newPage(place: string): Written {
  const [remote, page] = inTwo(place, 'mfe-notes/past-results');
  const { kebab, camel, pascal, words } = spellingsOf(page);
  const values = { page: kebab, pageCamel: camel, Page: pascal, PageWords: words };
  const files = writeTemplate('page', `${remote}/src/features/${page}`, values);
  insertAt(`${remote}/src/pages.ts`, {
    anchor: /\n {2}pages: \[/,
    after: `\n    {\n      path: '/${page}',\n      access: 'visitor',\n      load: () => import('./features/${page}/${page}-page.tsx').then((file) => file.${pascal}Page),\n    },`,
  });
  for (const language of ['en', 'bn'])
    addTexts(`${remote}/src/texts/${language}.json`, {
      [`${camel}.title`]: words,
      [`${camel}.intro`]: words,
    });
  return {
    files,
    edited: [`${remote}/src/pages.ts`],
    next: [
      `write the texts of ${remote}/src/texts/bn.json in Bengali, then npm run fonts`,
      `npm test -w ${remote}`,
    ],
  };
}

/** The capability's first reaction begins its `events.ts`; a further one is added to it. */
function addReaction(folder: string, values: Readonly<Record<string, string>>): readonly string[] {
  const file = path.join(root, folder, 'events.ts');
  const reactions = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (reactions !== null) rmSync(file);
  const files = writeTemplate('event', folder, values);
  if (reactions !== null) {
    const [imports = '', reaction = ''] = readFileSync(file, 'utf8').split(/\n\n(?=type)/u);
    const missing = imports.split('\n').filter((line) => !reactions.includes(line));
    writeFileSync(file, `${[...missing, reactions].join('\n')}\n${reaction}`);
  }
  return files;
}

function addTexts(file: string, added: Readonly<Record<string, string>>): void {
  const texts = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
  writeFileSync(path.join(root, file), `${JSON.stringify({ ...texts, ...added }, null, 2)}\n`);
}

function withoutPrefix(name: string, prefix: string): string {
  if (!name.startsWith(prefix)) throw new Error(`${name}: the name begins with ${prefix}`);
  return spellingsOf(name.slice(prefix.length)).kebab;
}

function inTwo(place: string, example: string): readonly [string, string] {
  const [app = '', part = '', ...more] = place.split('/');
  if (part === '' || more.length > 0 || !existsSync(path.join(root, app)))
    throw new Error(`${place}: name an app and its part, like ${example}`);
  return [app, part];
}

function firstPrefixOf(service: string): string {
  const text = readFileSync(path.join(root, service, 'contract/prefixes.ts'), 'utf8');
  const prefix = /'(\/[^']+)'/.exec(text)?.[1];
  if (prefix === undefined) throw new Error(`${service}/contract/prefixes.ts names no path.`);
  return prefix;
}

/** Finds the contract that exports an event under this name. */
function definitionOf(exported: string): { readonly producer: string; readonly name: string } {
  const form = new RegExp(`export const ${exported} = defineEvent\\(\\{\\s*name: '([^']+)'`);
  for (const { name: producer } of services) {
    const contract = path.join(root, producer, 'contract');
    for (const file of readdirSync(contract).filter((entry) => entry.endsWith('.ts'))) {
      const name = form.exec(readFileSync(path.join(contract, file), 'utf8'))?.[1];
      if (name !== undefined) return { producer, name };
    }
  }
  throw new Error(`No contract exports an event ${exported}.`);
}

/** The version range that the repository uses of a package. */
function versionOf(dependency: string): string {
  const manifest = readFileSync(path.join(root, 'infra/web-kit/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Readonly<Record<string, string>> };
  return dependencies[dependency] ?? '*';
}

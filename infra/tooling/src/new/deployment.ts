import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressVariableOf, services } from '@pathshala/platform';
import { root } from '../run-command.ts';
import { insertAt } from './write-template.ts';

const kubernetes = 'infra/deploy/kubernetes';

interface Deployed {
  readonly files: readonly string[];
  readonly edited: readonly string[];
}

/** The manifest of a new service, and its lines in the files that list all services. */
export function deployService(name: string): Deployed {
  const lines = linesOf(name);
  for (const [file, line, list] of lines) insertAt(file, { anchor: list, after: line });
  addOwner(name);
  return {
    files: [writeManifest(name)],
    edited: [...new Set(lines.map(([file]) => file))],
  };
}

/** File, new lines, and the list of all services that they are added to. */
function linesOf(name: string): readonly (readonly [file: string, lines: string, list: RegExp])[] {
  const compose = 'infra/deploy/compose/compose.yaml';
  const address = `${addressVariableOf(name)}: http://${name}:8080\n`;
  const image = `  - { name: pathshala/${name}, newName: registry.example/pathshala/${name}, newTag: '0.1.0' }\n`;
  const container = `
  ${name}:
    <<: *service
    image: pathshala/${name}:\${VERSION:-local}
    build: { <<: *build, args: { PART: ${name}, VERSION: '\${VERSION:-local}' } }
`;
  return [
    [compose, `  ${address}`, /(?: {2}SVC_\w+_URL: .*\n)+/],
    [compose, container, /(?:\n {2}svc-[\w-]+:\n(?: {4}.*\n)+)+/],
    // The gateway, and svc-auth for scheduled exports.
    ...['gateway', 'svc-auth'].map(
      (reader) =>
        [
          `${kubernetes}/base/configuration.yaml`,
          `  ${address}`,
          new RegExp(`(?<=name: ${reader} }\\ndata:\\n)(?: {2}SVC_\\w+_URL: .*\\n)+`),
        ] as const,
    ),
    [`${kubernetes}/base/kustomization.yaml`, `  - ${name}.yaml\n`, /(?: {2}- svc-[\w-]+\.yaml\n)+/],
    ...['small', 'large'].map(
      (overlay) =>
        [
          `${kubernetes}/${overlay}/kustomization.yaml`,
          image,
          /(?: {2}- \{ name: pathshala\/.*\n)+/,
        ] as const,
    ),
    ['infra/deploy/monitoring/prometheus.yaml', `          - ${name}\n`, /(?: +- svc-[\w-]+\n)+/],
  ];
}

/** The manifests of all services differ in the name only. */
function writeManifest(name: string): string {
  const [model] = services;
  if (model === undefined) throw new Error('infra/platform.ts lists no service to take the manifest of.');
  const file = `${kubernetes}/base/${name}.yaml`;
  const text = readFileSync(path.join(root, `${kubernetes}/base/${model.name}.yaml`), 'utf8');
  writeFileSync(path.join(root, file), text.replaceAll(model.name, name));
  return file;
}

/** A service and a remote of the same domain belong to one team, and so do the pacts that they write. */
export function addOwner(name: string): void {
  const [, kind = '', team = ''] = /^(svc|mfe)-(.+)$/.exec(name) ?? [];
  const line = `${`/${name}/`.padEnd(21)} @pathshala/${team}\n`;
  const pacts = `${`/infra/pact/pacts/${name}-*.json`.padEnd(39)} @pathshala/${team}\n`;
  insertAt('.github/CODEOWNERS', { anchor: /\/gateway\/ /, before: line });
  insertAt('.github/CODEOWNERS', { anchor: /(?:\/infra\/pact\/pacts\/.*\n)+/, after: pacts });
  const part = kind === 'svc' ? `\`${name}\`, its \`contract\`` : `\`${name}\``;
  const publishes = kind === 'svc' ? `\`${team}.*\`` : '–';
  insertAt('infra/docs/teams.md', {
    anchor: new RegExp(`(?:\\| \`${kind}-.*\\n)+`),
    after: `| ${part} | ${team} | ${publishes} | – | – |\n`,
  });
}

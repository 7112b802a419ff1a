import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { services } from '@pathshala/platform';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { deployFile } from './root.ts';
import { faultsOf, type Variables } from './variables.ts';

interface ComposeService {
  readonly image: string;
  readonly build?: {
    readonly dockerfile: string;
    readonly context: string;
    readonly args: { readonly PART: string; readonly VERSION: string };
  };
  readonly environment?: Variables;
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
}

const parts = ['gateway', ...services.map(({ name }) => name)];
const folder = deployFile('compose');
const example = readFileSync(path.join(folder, '.env.example'), 'utf8');
const source = readFileSync(path.join(folder, 'compose.yaml'), 'utf8');
const compose = parse(source, { merge: true }) as {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
};

describe('the compose file', () => {
  it('is what the compose specification allows', () => {
    const schema = JSON.parse(readFileSync(deployFile('test/schemas/compose-spec.json'), 'utf8')) as object;
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each(parts)('builds %s from the one Dockerfile and runs it on files that it cannot write', (part) => {
    const service = compose.services[part];
    expect(service).toMatchObject({ read_only: true, build: { args: { PART: part } } });
    const { context = '', dockerfile = '' } = service?.build ?? {};
    expect(existsSync(path.join(folder, context, dockerfile))).toBe(true);
  });

  it.each(parts)('shows administrators the tag of its image as the version of %s', (part) => {
    const { image = '', build } = compose.services[part] ?? {};
    expect(build?.args.VERSION).toBe(image.slice(image.indexOf(':') + 1));
  });

  it.each(parts)('sets every variable that %s needs, and none that it does not know', (part) => {
    const written = Object.entries(compose.services[part]?.environment ?? {});
    expect(faultsOf(part, Object.fromEntries(written.map(([name, value]) => [name, filled(value)])))).toEqual(
      [],
    );
  });

  it('names in .env.example every variable that has no default', () => {
    const needed = [...source.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? '');
    const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
    expect(new Set(named)).toEqual(new Set(needed));
  });

  it('shows in .env.example every variable that has a default', () => {
    const optional = [...source.matchAll(/\$\{(\w+):-/g)].map(([, name]) => name ?? '');
    const shown = [...example.matchAll(/^# (\w+)=/gm)].map(([, name]) => name ?? '');
    expect(new Set(shown)).toEqual(new Set(optional));
    expect(shown).toEqual(expect.arrayContaining(['SMTP_URL', 'TRUST_PROXY', 'PUBLIC_URL']));
  });

  it('lets every part that calls a server elsewhere reach it: mails, files and published remotes', () => {
    const calls = Object.entries(compose.services).filter(([, { environment = {} }]) =>
      ['SMTP_URL', 'S3_ENDPOINT'].some((name) => environment[name] !== undefined),
    );
    expect(calls.map(([name]) => name).toSorted()).toEqual(parts.toSorted());
    const leadOutside = (name: string) => compose.networks[name]?.internal !== true;
    expect(calls.filter(([, { networks }]) => !networks.some(leadOutside))).toEqual([]);
  });

  it('pins every image, and mounts files that exist', () => {
    const images = Object.values(compose.services).map(({ image }) => image);
    expect(images.filter((image) => !/:[^/]+$/.test(image) || image.endsWith(':latest'))).toEqual([]);
    const files = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.filter((volume) => volume.startsWith('.')).map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });

  it('lets the gateway alone be reached from outside, and lets it reach no stores but those of sessions and remotes', () => {
    const networksOf = (name: string) => compose.services[name]?.networks ?? [];
    expect(parts.filter((part) => networksOf(part).includes('edge'))).toEqual(['gateway']);
    const published = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.filter(([, { networks }]) => networks.includes('outside'))).toEqual([]);
    const stores = ['mongodb', 'rabbitmq', 'redis', 'objects'];
    const reached = stores.filter((store) =>
      networksOf(store).some((network) => networksOf('gateway').includes(network)),
    );
    expect(reached).toEqual(['redis', 'objects']);
  });
});

/** `${NAME:?…}` is a secret; `${NAME:-value}` its default. */
function filled(value: string): string {
  return value.replaceAll(
    /\$\{\w+:(?:\?[^}]*|-([^}]*))\}/g,
    (_, fallback?: string) => fallback ?? 'x'.repeat(48),
  );
}

import { readFileSync } from 'node:fs';
import { services } from '@pathshala/platform';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { buildOverlay, type Resource } from './kustomize.ts';
import { deployFile } from './root.ts';
import { faultsOf, readVariables, type Variables } from './variables.ts';

interface Container {
  readonly image: string;
  readonly resources: { readonly requests: Variables; readonly limits: Variables };
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean };
  readonly envFrom: readonly {
    readonly configMapRef?: { name: string; optional?: boolean };
    readonly secretRef?: { name: string };
  }[];
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
  readonly livenessProbe?: { readonly httpGet: { readonly path: string } };
}

interface NetworkPolicy {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly egress?: readonly {
      readonly to?: readonly { readonly ipBlock?: unknown }[];
      readonly ports: readonly { readonly port: number }[];
    }[];
  };
}

const parts = ['gateway', ...services.map(({ name }) => name)];
const overlays = ['small', 'large'] as const;

describe.each(overlays)('the %s overlay', (overlay) => {
  const resources = buildOverlay(deployFile(`kubernetes/${overlay}`));
  const find = <Spec>(kind: string, name: string) =>
    resources.find((one) => one.kind === kind && one.metadata.name === name) as (Resource & Spec) | undefined;
  const containerOf = (part: string) =>
    find<{ spec: { template: { spec: { containers: readonly Container[] } } } }>('Deployment', part)?.spec
      .template.spec.containers[0];

  it.each(parts)(
    'runs %s with probes, requests, limits and a pinned image, on files that it cannot write',
    (part) => {
      expect(containerOf(part)).toMatchObject({
        image: expect.stringMatching(new RegExp(`/${part}:(?!latest)`)) as string,
        resources: {
          requests: { cpu: expect.anything() as string },
          limits: { memory: expect.anything() as string },
        },
        securityContext: { readOnlyRootFilesystem: true },
        readinessProbe: { httpGet: { path: '/readyz' } },
        livenessProbe: { httpGet: { path: '/healthz' } },
      });
      const others = ['Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'];
      expect(others.filter((kind) => find(kind, part) === undefined)).toEqual([]);
    },
  );

  const configurationOf = (name: string) => find<{ data: Variables }>('ConfigMap', name)?.data ?? {};
  const secretsOf = (name: string) => {
    const secret = find<{ spec: { data: readonly { secretKey: string }[] } }>('ExternalSecret', name);
    const keys = (secret?.spec.data ?? []).map(({ secretKey }) => secretKey);
    return Object.fromEntries(keys.map((key) => [key, exampleOf(key)]));
  };

  it.each(parts)('sets every variable that %s needs, and none that it does not know', (part) => {
    const sources = containerOf(part)?.envFrom ?? [];
    const variables = sources.map(({ configMapRef, secretRef }) =>
      configMapRef === undefined ? secretsOf(secretRef?.name ?? '') : configurationOf(configMapRef.name),
    );
    expect(faultsOf(part, Object.assign({}, ...variables) as Variables)).toEqual([]);
  });

  it('has every resource in the namespace of the product', () => {
    const elsewhere = resources.filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'pathshala',
    );
    expect(elsewhere).toEqual([]);
  });
});

describe('the manifests', () => {
  it('are alike for all services but for the name', () => {
    const [first, ...others] = services.map(({ name }) => ({
      name,
      text: readFileSync(deployFile(`kubernetes/base/${name}.yaml`), 'utf8'),
    }));
    if (first === undefined) throw new Error('infra/platform.ts lists no service');
    for (const { name, text } of others) expect(text).toBe(first.text.replaceAll(first.name, name));
  });

  it('let services reach a mail server and an object store elsewhere, and the gateway the published remotes', () => {
    const policies = parseAllDocuments(
      readFileSync(deployFile('kubernetes/base/network-policies.yaml'), 'utf8'),
    );
    const portsOutside = (name: string) =>
      policies
        .map((policy) => policy.toJS() as NetworkPolicy)
        .filter(({ metadata }) => metadata.name === name)
        .flatMap(({ spec }) => spec.egress ?? [])
        .filter(({ to = [] }) => to.some(({ ipBlock }) => ipBlock !== undefined))
        .flatMap(({ ports }) => ports.map(({ port }) => port));
    expect(portsOutside('gateway')).toEqual([443]);
    expect(portsOutside('services')).toEqual(expect.arrayContaining([443, 25, 465, 587]));
  });
});

describe('a variable that a process reads', () => {
  it('is in the table of the operating manual', () => {
    const manual = readFileSync(deployFile('../docs/operations.md'), 'utf8');
    const table =
      manual.slice(manual.indexOf('## Variables of the distributed mode')).split('\n## ')[0] ?? '';
    expect(readVariables.length).toBeGreaterThan(30);
    expect(readVariables.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });
});

/** Returns a valid example of a secret. */
function exampleOf(name: string): string {
  const examples: Variables = {
    MONGODB_URI: 'mongodb://user:password@mongodb-svc:27017/?replicaSet=mongodb',
    AMQP_URL: 'amqp://user:password@rabbitmq:5672',
    REDIS_URL: 'redis://redis-master:6379',
    SMTP_URL: 'smtps://user:password@mail.school.example:465',
  };
  return examples[name] ?? 'x'.repeat(48);
}

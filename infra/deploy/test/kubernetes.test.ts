import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { services } from '@pathshala/platform';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { buildOverlay, type Resource } from './kustomize.ts';
import { installPythonTools } from './python-tools.ts';
import { deployFile } from './root.ts';
import { faultsOf, type Variables } from './variables.ts';

interface Container {
  readonly image: string;
  readonly resources: { readonly requests: Variables; readonly limits: Variables };
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean };
  readonly envFrom: readonly {
    readonly configMapRef?: { name: string };
    readonly secretRef?: { name: string };
  }[];
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
  readonly livenessProbe?: { readonly httpGet: { readonly path: string } };
}

/** Types of operators: their schemas are not published with Kubernetes' own. */
const unvalidated = ['ExternalSecret', 'MongoDBCommunity', 'RabbitmqCluster', 'RedisReplication'];
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

  it.each(parts)('sets every variable that %s needs, and none that it does not know', (part) => {
    const variables: Record<string, string> = {};
    for (const { configMapRef, secretRef } of containerOf(part)?.envFrom ?? []) {
      Object.assign(variables, find<{ data: Variables }>('ConfigMap', configMapRef?.name ?? '')?.data);
      const secret = find<{ spec: { data: readonly { secretKey: string }[] } }>(
        'ExternalSecret',
        secretRef?.name ?? '',
      );
      for (const { secretKey } of secret?.spec.data ?? []) variables[secretKey] = exampleOf(secretKey);
    }
    expect(faultsOf(part, variables)).toEqual([]);
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

  it('are what the published schemas of Kubernetes allow; the types of operators are named, not validated', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
    const files = overlays.map((overlay) => {
      const file = path.join(folder, `${overlay}.yaml`);
      const documents = buildOverlay(deployFile(`kubernetes/${overlay}`)).map((resource) =>
        stringify(resource),
      );
      writeFileSync(file, documents.join('---\n'));
      return file;
    });
    const { code, text } = installPythonTools()('kubernetes-validate', '--strict', ...files);
    rmSync(folder, { recursive: true });
    const lines = text.split('\n').filter((line) => /^(WARN|FAIL|ERROR)/.test(line));
    const isNamed = (line: string) => unvalidated.some((kind) => line.includes(`schema for kind ${kind} `));
    expect({ code, faults: lines.filter((line) => !isNamed(line)) }).toEqual({ code: 0, faults: [] });
    console.log(`not validated: ${unvalidated.join(', ')}`);
  }, 120_000);
});

/** What a secret may hold. */
function exampleOf(name: string): string {
  const examples: Variables = {
    MONGODB_URI: 'mongodb://user:password@mongodb-svc:27017/?replicaSet=mongodb',
    AMQP_URL: 'amqp://user:password@rabbitmq:5672',
    REDIS_URL: 'redis://redis-master:6379',
    SMTP_URL: 'smtps://user:password@mail.school.example:465',
  };
  return examples[name] ?? 'x'.repeat(48);
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { services } from '@pathshala/platform';
import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { deployFile, root } from './root.ts';

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}

interface Deployment {
  readonly spec: {
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly containers: readonly { readonly ports: readonly { readonly name: string }[] }[];
      };
    };
  };
}

/** Prometheus' own checker of rules. */
const program = 'promtool';

const read = (name: string) => readFileSync(deployFile(`monitoring/${name}`), 'utf8');

const metricsIn = (expressions: readonly string[]): readonly string[] =>
  expressions.flatMap((expression) => expression.match(/\b(?:pathshala|process)_\w+/gu) ?? []);

/** The names among these that no process exposes: asked of the metrics themselves, with everything that a site watches. */
async function unknownAmong(names: readonly string[]): Promise<readonly string[]> {
  const metrics = createMetrics();
  metrics.watchFolder(root);
  metrics.watchQueue('svc-exams', () => 0);
  metrics.watchBackups(() => ({ snapshotAt: 0, drillAt: 0, hasDifference: false }), Date.now);
  metrics.watchStandby(() => ({ is: 'following', lagMs: 0 }));
  const { text } = await metrics.expose();
  metrics.close();
  const exposed = new Set([...text.matchAll(/^# TYPE (\S+)/gmu)].map(([, name]) => name));
  return names.filter((name) => !exposed.has(name.replace(/_(?:bucket|count|sum)$/u, '')));
}

describe('the monitoring', () => {
  const { groups } = parse(read('alerts.yaml')) as Alerts;
  const rules = groups.flatMap((group) => group.rules);

  it('shows only metrics that the processes or RabbitMQ have', async () => {
    const { panels } = JSON.parse(read('grafana/pathshala.json')) as Dashboard;
    const shown = metricsIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
    expect(shown.length).toBeGreaterThanOrEqual(panels.length - 1);
    expect(await unknownAmong(shown)).toEqual([]);
    expect(await unknownAmong(['pathshala_no_such'])).toEqual(['pathshala_no_such']);
  });

  it('has alerts on metrics that exist only, each explained to operators [OPS-03]', async () => {
    expect(rules.length).toBeGreaterThan(8);
    expect(await unknownAmong(metricsIn(rules.map(({ expr }) => expr)))).toEqual([]);
    const manual = readFileSync(path.join(root, 'infra/docs/operations.md'), 'utf8');
    const explained = [...manual.matchAll(/^\| `([A-Z]\w+)` \| .+ \| .+ \|$/gmu)].map(([, name]) => name);
    expect(new Set(explained)).toEqual(new Set(rules.map(({ alert }) => alert)));
  });

  it('fires each alert at its fault, and not before [OPS-03]', () => {
    const run = (...args: readonly string[]) =>
      execFileSync(program, [...args], { cwd: deployFile('monitoring'), encoding: 'utf8' });
    run('check', 'rules', 'alerts.yaml');
    expect(run('test', 'rules', 'alerts.test.yaml')).toContain('SUCCESS');
    const tested = read('alerts.test.yaml');
    expect(
      rules.filter(({ alert }) => !tested.includes(`alertname: ${alert}\n        exp_alerts:\n`)),
    ).toEqual([]);
  });

  it('reads the gateway and every service, each replica that their names stand for', () => {
    const { scrape_configs: jobs } = parse(read('prometheus.yaml')) as {
      scrape_configs: readonly {
        dns_sd_configs?: readonly { names: readonly string[]; port: number }[];
      }[];
    };
    const targets = jobs.flatMap(({ dns_sd_configs: found = [] }) =>
      found.flatMap(({ names, port }) => names.map((name) => `${name}:${port}`)),
    );
    expect(targets).toEqual(
      expect.arrayContaining(['gateway:9090', ...services.map(({ name }) => `${name}:8080`)]),
    );
  });

  it('finds each pod in a cluster by the label and the port that the manifests give it', () => {
    const { scrape_configs: jobs } = parse(read('prometheus-kubernetes.yaml')) as {
      scrape_configs: readonly { relabel_configs: readonly { regex: string }[] }[];
    };
    const found = jobs.flatMap(({ relabel_configs: rules }) => rules.map(({ regex }) => regex));
    const given = ['gateway', ...services.map(({ name }) => name)].map((name) => {
      const text = readFileSync(deployFile(`kubernetes/base/${name}.yaml`), 'utf8');
      const [deployment] = parseAllDocuments(text).map((document) => document.toJS() as Deployment);
      const component = deployment?.spec.template.metadata.labels['app.kubernetes.io/component'] ?? '';
      const ports = deployment?.spec.template.spec.containers.flatMap((container) => container.ports) ?? [];
      return ports.map((port) => `${component};${port.name}`).filter((pod) => found.includes(pod));
    });
    expect(given).toEqual([['gateway;metrics'], ...services.map(() => ['service;http'])]);
  });

  it('reads on several machines every process that their settings name', () => {
    const settings = readFileSync(deployFile('machines/common.env'), 'utf8');
    const named = [...settings.matchAll(/^SVC_\w+_URL=(.*)$/gmu)].flatMap(([, urls = '']) => urls.split(','));
    const machines = read('prometheus-machines.yaml');
    expect(named.length).toBeGreaterThan(7);
    expect(named.filter((url) => !machines.includes(`'${new URL(url).host}'`))).toEqual([]);
  });

  // Debian's promtool is built without Kubernetes.
  it.each(['prometheus.yaml', 'prometheus-machines.yaml'])(
    'has in %s what Prometheus itself accepts',
    (name) => {
      const run = () => execFileSync(program, ['check', 'config', '--syntax-only', name], options);
      const options = { cwd: deployFile('monitoring'), encoding: 'utf8' } as const;
      expect(run()).toContain('SUCCESS');
    },
  );
});

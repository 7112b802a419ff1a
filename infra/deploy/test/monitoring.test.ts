import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { services } from '@pathshala/platform';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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

/** Prometheus' own checker of rules. */
const program = 'promtool';

const read = (name: string) => readFileSync(deployFile(`monitoring/${name}`), 'utf8');

const metricsIn = (expressions: readonly string[]): readonly string[] =>
  expressions.flatMap((expression) => expression.match(/\b(?:pathshala|process)_\w+/gu) ?? []);

/** The names among these that no source of metrics declares. */
function unknownAmong(names: readonly string[]): readonly string[] {
  const sources = globSync('infra/service-kit/src/telemetry/*.ts', { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  return names.filter((name) => !sources.includes(`'${name.replace(/_(?:bucket|count|sum)$/u, '')}'`));
}

describe('the monitoring', () => {
  const { groups } = parse(read('alerts.yaml')) as Alerts;
  const rules = groups.flatMap((group) => group.rules);

  it('shows only metrics that the processes or RabbitMQ have', () => {
    const { panels } = JSON.parse(read('grafana/pathshala.json')) as Dashboard;
    const shown = metricsIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
    expect(shown.length).toBeGreaterThanOrEqual(panels.length - 1);
    expect(unknownAmong(shown)).toEqual([]);
  });

  it('has alerts on metrics that exist only, each explained to operators [OPS-03]', () => {
    expect(rules.length).toBeGreaterThan(8);
    expect(unknownAmong(metricsIn(rules.map(({ expr }) => expr)))).toEqual([]);
    const manual = readFileSync(path.join(root, 'infra/docs/operations.md'), 'utf8');
    expect(rules.filter(({ alert }) => !manual.includes(`| \`${alert}\` |`))).toEqual([]);
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
});

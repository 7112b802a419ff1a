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

const read = (name: string) => readFileSync(deployFile(`monitoring/${name}`), 'utf8');

describe('the monitoring', () => {
  it('shows only metrics that the processes or RabbitMQ have', () => {
    const sources = globSync('infra/service-kit/src/telemetry/*.ts', { cwd: root })
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    const { panels } = JSON.parse(read('grafana/pathshala.json')) as Dashboard;
    const shown = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:pathshala|process)_\w+/g) ?? []),
    );
    expect(shown.length).toBeGreaterThanOrEqual(panels.length - 1);
    const unknown = shown.filter(
      (name) => !sources.includes(`'${name.replace(/_(?:bucket|count|sum)$/, '')}'`),
    );
    expect(unknown).toEqual([]);
  });

  it('scrapes the gateway and every service', () => {
    const { scrape_configs: jobs } = parse(read('prometheus.yaml')) as {
      scrape_configs: readonly { static_configs: readonly { targets: readonly string[] }[] }[];
    };
    const targets = jobs.flatMap((job) => job.static_configs.flatMap((config) => config.targets));
    expect(targets).toEqual(
      expect.arrayContaining(['gateway:9090', ...services.map(({ name }) => `${name}:8080`)]),
    );
  });
});

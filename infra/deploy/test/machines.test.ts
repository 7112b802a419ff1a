import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressVariableOf, services } from '@pathshala/platform';
import { describe, expect, it } from 'vitest';
import { deployFile, root } from './root.ts';
import { faultsOf, type Variables } from './variables.ts';

const read = (name: string) => readFileSync(deployFile(`machines/${name}`), 'utf8');

function variablesIn(text: string): Variables {
  const lines = text.split('\n').filter((line) => /^[A-Z0-9_]+=/u.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

describe('machines without an orchestrator', () => {
  const common = variablesIn(read('common.env'));

  it('have variables that every process reads and accepts', () => {
    const isAddress = (name: string) => services.some((service) => addressVariableOf(service.name) === name);
    // The addresses are for the gateway, and for scheduled exports of svc-auth.
    const variablesOf = (part: string) =>
      Object.entries(common).filter(
        ([name]) => name !== 'TRUST_PROXY' && (part === 'svc-auth' || !isAddress(name)),
      );
    for (const { name } of services)
      expect(faultsOf(name, Object.fromEntries(variablesOf(name)))).toEqual([]);
    expect(faultsOf('gateway', common)).toEqual([]);
  });

  it('reach every service at the port that it has, on both machines', () => {
    for (const { name, port } of services)
      expect(common[addressVariableOf(name)]).toBe(`http://10.0.0.11:${port},http://10.0.0.12:${port}`);
  });

  it('start the program of each part, and wait for its end longer than it may take', () => {
    const unit = read('pathshala@.service');
    expect(unit).toContain('exec node_modules/.bin/node "${PART}/src/main.ts"');
    for (const part of ['gateway', ...services.map(({ name }) => name)])
      expect(existsSync(path.join(root, part, 'src/main.ts'))).toBe(true);
    const drain = Number(/DRAIN_SECONDS=(\d+)/u.exec(unit)?.[1]);
    expect(Number(/TimeoutStopSec=(\d+)/u.exec(unit)?.[1])).toBeGreaterThan(drain + 40);
  });

  it('have a balancer that lets streams through and repeats no change', () => {
    const nginx = read('nginx.conf');
    expect(nginx).toContain('proxy_buffering off;');
    expect(nginx).not.toContain('non_idempotent');
    expect(nginx.match(/server 10\.0\.0\.1[12]:4000/gu)).toHaveLength(2);
  });
});

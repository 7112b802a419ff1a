import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, services } from '@pathshala/platform';
import { describe, expect, it } from 'vitest';
import { packagesOf, workspacePackages } from '../src/build/packages.ts';
import { workingTree } from '../src/build/source-tree.ts';
import { root } from '../src/run-command.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const parts = [...services, ...remotes].map(({ name }) => name);

describe('a part of infra/platform.ts', () => {
  it.each([...parts, 'shell', 'gateway'])('%s has an owner', (name) => {
    expect(read('.github/CODEOWNERS')).toMatch(new RegExp(`^/${name}/ +@`, 'm'));
  });

  it('has its contract in the gateway, if it is a service', () => {
    const inGateway = packagesOf('@pathshala/gateway', workspacePackages(workingTree)).map(
      ({ name }) => name,
    );
    const isOfService = (name: string) => name.endsWith('-contract') && !name.includes('/gateway-');
    expect(new Set(inGateway.filter(isOfService))).toEqual(
      new Set(services.map(({ name }) => `@pathshala/${name}-contract`)),
    );
  });

  it.each(parts)('%s says in its README how to run, test and deploy it alone', (name) => {
    const readme = read(`${name}/README.md`);
    expect(readme).toContain(`npm test -w ${name}`);
    expect(readme).toMatch(new RegExp(`npm (start|run dev) -w ${name}`));
    expect(readme).toMatch(new RegExp(`(npm run deploy -- (publish|record) |PART=)${name}`));
  });
});

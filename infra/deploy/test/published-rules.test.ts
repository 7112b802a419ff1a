import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { buildOverlay } from './kustomize.ts';
import { installPythonTools } from './python-tools.ts';
import { deployFile } from './root.ts';

/** Types of operators: their schemas are not published with Kubernetes' own. */
const unvalidated = ['ExternalSecret', 'MongoDBCommunity', 'RabbitmqCluster', 'RedisReplication'];

const missingSchema = (kind: string) => `Couldn't find schema for kind ${kind} `;

/** One line for each resource that the tool did not accept, or has no schema of. */
let lines: readonly string[] = [];

describe('by the rules that others publish', () => {
  let run: ReturnType<typeof installPythonTools>;
  beforeAll(() => {
    run = installPythonTools();
    const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
    const files = ['small', 'large'].map((overlay) => {
      const file = path.join(folder, `${overlay}.yaml`);
      const documents = buildOverlay(deployFile(`kubernetes/${overlay}`)).map((one) => stringify(one));
      writeFileSync(file, documents.join('---\n'));
      return file;
    });
    const { text } = run('kubernetes-validate', '--strict', ...files);
    rmSync(folder, { recursive: true });
    lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('INFO'));
  }, 180_000);

  it('each overlay is what the schemas of Kubernetes allow', () => {
    expect(lines.filter((line) => !unvalidated.some((kind) => line.includes(missingSchema(kind))))).toEqual(
      [],
    );
  });

  it.each(unvalidated)('%s is not validated: it is the type of an operator', (kind) => {
    expect(lines.filter((line) => line.includes(missingSchema(kind))).length).toBeGreaterThan(0);
  });

  it('the Dockerfile is what hadolint allows', () => {
    expect(run('hadolint', deployFile('images/service.Dockerfile'))).toEqual({ code: 0, text: '' });
  });
});

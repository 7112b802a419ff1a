import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { createFileMail } from '../mail/file-mail.ts';
import { readConfig } from './read-config.ts';

const secrets = { INTERNAL_SIGNING_KEY: 'x'.repeat(32), SESSION_SECRET: 'y'.repeat(32) };
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the files of a site', () => {
  let folder: string;
  let umask: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pathshala-private-'));
    umask = process.umask(0o022);
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['are made by the site', {}],
    ['come from the environment', secrets],
  ])('are for their owner alone when the secrets %s', async (_, given) => {
    const dataDir = join(folder, 'data');
    readConfig({ DATA_DIR: dataDir, ...given });
    const documents = await openSqliteDocuments({ file: join(dataDir, 'svc-auth.sqlite') });
    const mail = createFileMail({ folder: join(dataDir, 'mail'), from: 'a@example.com', now: () => 0 });
    await mail.send({ id: 'one', to: 'b@example.com', reason: 'proved', subject: 'Code', text: '123456' });
    expect(modeOf(dataDir)).toBe('700');
    expect(modeOf(join(dataDir, 'svc-auth.sqlite'))).toBe('600');
    expect(modeOf(join(dataDir, 'svc-auth.sqlite-wal'))).toBe('600');
    expect(modeOf(join(dataDir, 'mail'))).toBe('700');
    expect(modeOf(join(dataDir, 'mail', '1970-01-01T00-00-00-000Z-one.eml'))).toBe('600');
    await mail.close();
    await documents.close();
  });

  it('are closed at the next start where an earlier one left them open', () => {
    mkdirSync(join(folder, 'mail', 'old'), { recursive: true });
    writeFileSync(join(folder, 'svc-auth.sqlite'), '');
    writeFileSync(join(folder, 'mail', 'old', 'a.eml'), 'code');
    chmodSync(folder, 0o755);
    readConfig({ DATA_DIR: folder, ...secrets });
    expect(modeOf(folder)).toBe('700');
    expect(modeOf(join(folder, 'svc-auth.sqlite'))).toBe('600');
    expect(modeOf(join(folder, 'mail', 'old'))).toBe('700');
    expect(modeOf(join(folder, 'mail', 'old', 'a.eml'))).toBe('600');
  });

  it('are all that is changed in a folder that others use too', () => {
    chmodSync(folder, 0o1777);
    writeFileSync(join(folder, 'letter.txt'), '');
    writeFileSync(join(folder, 'bus.sqlite'), '');
    symlinkSync(join(folder, 'letter.txt'), join(folder, 'linked.sqlite'));
    readConfig({ DATA_DIR: folder, ...secrets });
    expect(modeOf(folder)).toBe('777');
    expect(modeOf(join(folder, 'letter.txt'))).toBe('644');
    expect(modeOf(join(folder, 'bus.sqlite'))).toBe('600');
  });
});

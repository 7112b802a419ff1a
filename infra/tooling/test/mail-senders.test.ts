import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';
import { trackedFiles } from '../src/tracked-files.ts';

const isServer = (file: string) =>
  /^(?:svc-[\w-]+|gateway|infra\/[\w-]+(?:\/[\w-]+)?)\/src\/.*\.ts$/u.test(file) &&
  !file.endsWith('.test.ts');

const sources = trackedFiles()
  .filter(isServer)
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Every mail states why its address may be mailed (`MailReason`): without it neither kind of message compiles. */
const reason = /\breason: '(proved|code|invitation|entered)'/gu;

function senders(): string[] {
  return sources
    .filter(({ file }) => /^(?:svc-|gateway\/)/u.test(file))
    .flatMap(({ file, text }) => {
      const reasons = [...new Set([...text.matchAll(reason)].map(([, name]) => `\`${name}\``))].toSorted();
      const isType = file.endsWith('/queued-mail.ts');
      return reasons.length > 0 && !isType ? [`| \`${file}\` | ${reasons.join(', ')} |`] : [];
    })
    .toSorted();
}

describe('the senders of mail', () => {
  it('are those that security.md names, each with its reasons', () => {
    const text = readFileSync(path.join(root, 'infra/docs/security.md'), 'utf8');
    const [, table = ''] = text.split('| sender | reason |\n|---|---|\n');
    const rows = table.split('\n\n')[0]?.split('\n') ?? [];
    expect(rows.length).toBeGreaterThan(5);
    expect(senders()).toEqual(rows.toSorted());
  });

  it('reach a mail server by the port with the limits of the school alone', () => {
    const isOurs = (file: string) => file.startsWith('infra/service-kit/src/mail/');
    expect(filesWith(/from 'nodemailer'/u).filter((file) => !isOurs(file))).toEqual([]);
    const opens = filesWith(/createSmtpMail|createFileMail/u);
    expect(opens.filter((file) => !isOurs(file))).toEqual([
      'infra/service-kit/src/platform/open-shared-ports.ts',
    ]);
    const platform = sources.find(({ file }) => file.endsWith('/open-platform.ts'))?.text ?? '';
    expect(platform).toContain('mail: limitedMail(shared.mail, createMailLimits(');
    // Code that opens the shared ports takes the mail of a platform, not theirs.
    expect(filesWith(/\bshared\.mail\b/u)).toEqual(['infra/service-kit/src/platform/open-platform.ts']);
  });
});

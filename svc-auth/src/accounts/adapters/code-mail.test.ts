import type { Mail } from '@pathshala/service-kit/mail';
import { describe, expect, it } from 'vitest';
import { createCodeMail } from './code-mail.ts';

const mailed = { to: 'a@example.com', name: 'A', code: '123456', language: 'en' as const };

function codeMailWith(send: Mail['send']) {
  const said: unknown[] = [];
  const quiet = () => undefined;
  const log = {
    debug: quiet,
    info: quiet,
    warn: quiet,
    error: (facts: unknown) => said.push(facts),
    child: () => {
      throw new Error('nobody asks this log for a child');
    },
  };
  const platform = {
    mail: { send, close: async () => undefined },
    log,
    newId: () => 'id-1',
    publicUrl: 'https://school.example',
  };
  return { said, codeMail: createCodeMail(platform, 30) };
}

describe('mailing a code', () => {
  it('does not wait for a mail server that never answers', async () => {
    const { codeMail, said } = codeMailWith(() => new Promise(() => undefined));
    const startedAt = performance.now();
    await codeMail.send(mailed);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(said).toEqual([]);
  });

  it.each(['en', 'bn'] as const)(
    'says the six digits in subject and text, never broken over a line (%s)',
    async (language) => {
      const sent: { subject: string; text: string }[] = [];
      const { codeMail } = codeMailWith(async (mail) => void sent.push(mail));
      await codeMail.send({ ...mailed, language });
      expect(sent[0]?.subject).toMatch(/^123456 /u);
      expect(sent[0]?.text).toMatch(/^(Your code is )?123456\b/mu);
    },
  );

  it('logs a failure without the code, and throws nothing', async () => {
    const { codeMail, said } = codeMailWith(async () => {
      throw new Error('refused');
    });
    await expect(codeMail.send(mailed)).resolves.toBeUndefined();
    expect(said).toEqual([{ err: new Error('refused'), mail: 'id-1' }]);
  });
});

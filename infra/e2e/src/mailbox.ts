import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly raw: string;
}

/** The mails that the embedded product wrote as files, oldest first. */
export async function readMailbox(dataDir: string): Promise<Letter[]> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => {
        const raw = await readFile(path.join(folder, name), 'utf8');
        const id = /Z-(.+)\.eml$/u.exec(name)?.[1] ?? '';
        return { id, raw, to: /^To: (.*)$/mu.exec(raw)?.[1]?.trim() ?? '' };
      }),
  );
}

/** Waits for the newest letter to an address. */
export async function waitForLetter(dataDir: string, to: string, timeoutMs = 10_000): Promise<Letter> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const letter = (await readMailbox(dataDir)).findLast((one) => one.to.includes(to));
    if (letter) return letter;
    if (Date.now() > until) throw new Error(`no mail to ${to} within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The six digits of a one-time code. */
export function codeIn(letter: Letter): string {
  const code = /\b(\d{6})\b/u.exec(letter.raw.replace(/^(Message-ID|Date|Content-|MIME).*$/gimu, ''))?.[1];
  if (code === undefined) throw new Error('the mail holds no six digits');
  return code;
}

import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { until } from './until.ts';

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

/** Waits for the latest mail to an address. */
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

/** The path and query of a mailed link, such as `/campaigns/confirm?token=…`. */
export function linkIn(letter: Letter, path: string): string {
  const quoted = letter.raw.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');
  const encoded = letter.raw.match(/(?:^[\w+/]{4,}={0,2}\r?$\n?)+/gmu) ?? [];
  const texts = [quoted, ...encoded.map((block) => Buffer.from(block, 'base64').toString('utf8'))];
  const link = new RegExp(`${path}\\?token=[\\w.-]+`, 'u');
  const [found] = texts.flatMap((text) => link.exec(text)?.[0] ?? []);
  if (found === undefined) throw new Error(`the mail ${letter.id} holds no link to ${path}`);
  return found;
}

/** The HTML part. */
export function htmlOf({ raw, id }: Letter): string {
  const [, head = '', body = ''] =
    /^Content-Type: text\/html[^\n]*\n((?:[\w-]+: [^\n]*\n)*)\n([\s\S]*?)\n--/mu.exec(raw) ?? [];
  if (!head.includes('quoted-printable')) throw new Error(`the mail ${id} has no HTML that can be read`);
  const bytes = body
    .replaceAll(/=\n/gu, '')
    .replaceAll(/=([\dA-F]{2})/gu, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The token of a mailed link. */
export function tokenIn(letter: Letter, path: string): string {
  return linkIn(letter, path).split('token=')[1] ?? '';
}

/** Waits for the SMS to a number, and returns its six digits. */
export async function waitForSmsCode(dataDir: string, to: string): Promise<string> {
  const folder = path.join(dataDir, 'sms');
  const read = async (): Promise<string | undefined> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).sort();
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    // The number is written in the international form.
    const text = texts.findLast((one) => one.split('\n')[0]?.endsWith(to.slice(1)));
    return text === undefined ? undefined : /\b(\d{6})\b/u.exec(text.slice(text.indexOf('\n')))?.[1];
  };
  return (await until(read, (code) => code !== undefined)) ?? '';
}

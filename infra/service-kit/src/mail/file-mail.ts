import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import type { Mail } from './port.ts';

/** One `.eml` file a message. Names sort by time and end with the id: an id that has its file is not written again. */
export function createFileMail(options: { folder: string; from: string; now: () => number }): Mail {
  const { folder, from, now } = options;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      await mkdir(folder, { recursive: true });
      const ending = `Z-${message.id.replaceAll(/[^\w-]/g, '_')}.eml`;
      if ((await readdir(folder)).some((name) => name.endsWith(ending))) return;
      const composed = await composer.sendMail(envelopeOf(message, from));
      const file = join(folder, new Date(now()).toISOString().slice(0, -1).replaceAll(/[:.]/g, '-') + ending);
      // The file is written under another name and renamed: a reader of the folder never sees a partial mail.
      await writeFile(`${file}.part`, composed.message as Buffer);
      await rename(`${file}.part`, file);
    },
    async close() {
      composer.close();
    },
  };
}

import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sms } from './port.ts';

/** One `.txt` file a message: the number, an empty line, the text. Names sort by time and end with the id, which is written once. */
export function createFileSms({ folder, now }: { folder: string; now: () => number }): Sms {
  return {
    async send({ id, to, text }) {
      await mkdir(folder, { recursive: true });
      const ending = `Z-${id.replaceAll(/[^\w-]/g, '_')}.txt`;
      if ((await readdir(folder)).some((name) => name.endsWith(ending))) return { reference: id };
      const file = join(folder, new Date(now()).toISOString().slice(0, -1).replaceAll(/[:.]/g, '-') + ending);
      await writeFile(`${file}.part`, `${to}\n\n${text}\n`);
      await rename(`${file}.part`, file);
      return { reference: id };
    },
  };
}

import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { admin as adminAccount } from '../admin.ts';
import { newStudent } from '../http/people.ts';
import { createHttpClient } from '../http/http-client.ts';
import { KillableSite } from './killable-site.ts';

type Cookies = ReadonlyMap<string, string>;

/** The files of a site with the sessions of its users: created once, and copied for each enumeration of crash points. */
export interface School extends Disposable {
  readonly folder: string;
  readonly admin: Cookies;
  readonly students: readonly { readonly userId: string; readonly cookies: Cookies }[];
  /** The data directory of another copy. */
  copy(): string;
}

export async function foundSchool(): Promise<School> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathshala-crash-'));
  const dataDir = path.join(folder, 'school');
  mkdirSync(dataDir);
  await using site = new KillableSite({ dataDir });
  await site.isUp();
  const people = { url: site.url, dataDir, admin: adminAccount };
  const students: School['students'][number][] = [];
  for (let count = 0; count < 3; count += 1) {
    const { client, user } = await newStudent(people);
    students.push({ userId: user._id, cookies: client.cookies });
  }
  const admin = createHttpClient(site.url);
  const entered = await admin.send('POST', '/auth/login', adminAccount);
  if (entered.status !== 200) throw new Error(`the administrator was not let in: ${entered.status}`);
  await site.whenIdle();
  await site.end();
  let copies = 0;
  return {
    folder,
    admin: admin.cookies,
    students,
    copy() {
      const to = path.join(folder, `copy-${(copies += 1)}`);
      cpSync(dataDir, to, { recursive: true });
      return to;
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

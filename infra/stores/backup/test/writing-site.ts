import { openSite, write } from './site.ts';

// Writes numbered notes, first to one service, then to the other, and prints each number once both are on disk.
const [, , folder = '', first = '0', snapshots = ''] = process.argv;
const site = await openSite(folder);
if (snapshots === 'snapshots') {
  const again = (): Promise<void> => site.backups.run('snapshot').then(() => again());
  void again().catch((error: unknown) => {
    process.stderr.write(String(error));
  });
}
for (let n = Number(first); ; n += 1) {
  const id = String(n).padStart(8, '0');
  await write(site.exams, id, 'y'.repeat(500));
  await write(site.auth, id, 'z'.repeat(500));
  process.stdout.write(`${id} ${Date.now()}\n`);
}

import { readConfig } from '@pathshala/service-kit/config/read-config';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import { explain } from './explain.ts';
import { askPeer, orderTakeOver } from './standby/peer-calls.ts';

/** `npm run take-over` on the standby, with its environment; `-- URL` names another address of it. */
try {
  const { standby, port } = readConfig(process.env);
  if (standby === undefined) throw new BackupError('Set STANDBY_SECRET as on the standby.');
  const address = process.argv[2]?.replace(/\/+$/u, '') ?? `http://127.0.0.1:${port}`;
  const peer = await askPeer(address, standby.secret);
  if (peer === null)
    throw new BackupError(
      `${address} does not answer as a standby with this STANDBY_SECRET. Is it started, with this PORT?`,
    );
  const { isDone, words } = await orderTakeOver(address, standby.secret, peer.challenge);
  if (!isDone) throw new BackupError(words);
  console.log(words);
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

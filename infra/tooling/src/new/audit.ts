import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.ts';
import { insertAt } from './write-template.ts';

/** svc-auth has the audit log, and subscribes to what every service reports of its administrators. */
const auditor = 'svc-auth';
const teams = 'infra/docs/teams.md';

/** The subscription to the audit event of a new service. Returns the files that were changed. */
export function auditService(name: string, domain: string): readonly string[] {
  const subscriptions = `${auditor}/contract/subscriptions.ts`;
  const lines = /(?: {2}'[\w-]+\.audit\.recorded\.v1',\n)+/;
  insertAt(subscriptions, { anchor: lines, after: `  '${domain}.audit.recorded.v1',\n` });
  const text = readFileSync(path.join(root, teams), 'utf8');
  const row = new RegExp(`(?<=^\\| \`${auditor}\`.*?\\| .*? \\| .*? \\| ).*?(?= \\|)`, 'm');
  const written = text.replace(row, (publishers) => [...publishers.split(', '), name].sort().join(', '));
  writeFileSync(path.join(root, teams), written);
  return [subscriptions];
}

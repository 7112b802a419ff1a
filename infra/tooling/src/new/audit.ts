import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { auditor } from '@pathshala/platform';
import { root } from '../run-command.ts';

const teams = 'infra/docs/teams.md';

/** The service with the audit log subscribes to what every service reports of its administrators: its row in the table of teams. */
export function auditService(name: string): void {
  const text = readFileSync(path.join(root, teams), 'utf8');
  const row = new RegExp(`(?<=^\\| \`${auditor().name}\`.*?\\| .*? \\| .*? \\| ).*?(?= \\|)`, 'm');
  const written = text.replace(row, (publishers) => [...publishers.split(', '), name].sort().join(', '));
  writeFileSync(path.join(root, teams), written);
}

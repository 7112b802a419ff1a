import { hidePersonalData } from './hide-personal-data.ts';

const maxLines = 300;
const maxLength = 4_000;

/** The lines of this process, the oldest first: a bounded memory of all its loggers. */
const lines: string[] = [];

/** Remembers a written line if it is a warning or an error, and not of the security log, which names people. */
export function rememberLine(line: string): void {
  if (!line.startsWith('{"level":"warn"') && !line.startsWith('{"level":"error"')) return;
  if (line.includes('"security":true') || line.length > maxLength) return;
  lines.push(line);
  if (lines.length > maxLines) lines.shift();
}

/** The last warnings and errors of this process, the oldest first, without secrets and without who they are about. */
export function recentLines(): readonly unknown[] {
  return lines.map((line) => hidePersonalData(JSON.parse(line)));
}

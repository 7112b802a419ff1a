import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Starts a process that writes and prints each acknowledged id, kills it with kill -9 after a few hundred, and returns those ids. */
export async function killedWriter(target: readonly string[]): Promise<string[]> {
  const script = fileURLToPath(new URL('./writing-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, ...target], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === 400) child.kill('SIGKILL');
  }
  return acknowledged;
}

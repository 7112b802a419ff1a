import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Starts a process that writes and names each answered write in a line, kills it with kill -9 after a few hundred, and
 * answers those names. `script` is relative to the folder of the tests.
 */
export async function killedProcess(script: string, args: readonly string[]): Promise<string[]> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const answered: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(line);
    if (answered.length === 400) child.kill('SIGKILL');
  }
  return answered;
}

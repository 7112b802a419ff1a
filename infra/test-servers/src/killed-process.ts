import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Starts a process that writes and prints the name of each acknowledged write on a line, ends it with kill -9 after 400
 * of them, and returns the names. `script` is a file URL.
 */
export async function killedProcess(script: URL, args: readonly string[]): Promise<string[]> {
  const file = fileURLToPath(script);
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const answered: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(line);
    if (answered.length === 400) child.kill('SIGKILL');
  }
  return answered;
}

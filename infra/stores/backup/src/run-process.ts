import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { BackupError } from './backup-error.ts';
import type { ProcessRequest } from './backup-process.ts';

const script = fileURLToPath(new URL('./backup-process.ts', import.meta.url));

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly result: Promise<unknown>;
}

/** Runs the work in a process of the lowest priority. The result rejects with BackupError, in the words of that process. */
export function startProcess(request: ProcessRequest): StartedProcess {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning', script, JSON.stringify(request)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return { child, result: resultOf(child) };
}

async function resultOf(
  child: ChildProcess & {
    stdout: NonNullable<ChildProcess['stdout']>;
    stderr: NonNullable<ChildProcess['stderr']>;
  },
): Promise<unknown> {
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new BackupError(errors.trim() || 'the process that made the backup was stopped');
  return JSON.parse(output);
}

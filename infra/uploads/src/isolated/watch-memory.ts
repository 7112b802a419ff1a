import { readFileSync } from 'node:fs';

const everyMs = 50;

/** Bytes of memory of a process; null where the system does not say it (only Linux does) or the process has ended. */
export function residentBytes(pid: number | undefined): number | null {
  if (pid === undefined) return null;
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    // The system is not Linux, or the process has ended, which its caller learns from its exit.
    return null;
  }
}

/** Calls `onOverrun` once when the process has more memory than this. Elsewhere than on Linux the other limits must do. */
export function watchMemory(
  pid: number | undefined,
  bytes: number,
  onOverrun: () => void,
): { readonly stop: () => void } {
  const timer = setInterval(() => {
    if ((residentBytes(pid) ?? 0) <= bytes) return;
    clearInterval(timer);
    onOverrun();
  }, everyMs);
  return { stop: () => clearInterval(timer) };
}

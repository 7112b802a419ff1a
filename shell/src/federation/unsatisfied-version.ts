interface UnsatisfiedVersion {
  readonly module: string;
  readonly range: string;
  readonly provided: string;
}

/**
 * The messages in which the shell's loader, webpack, and Module Federation's runtime report a strict version that the page
 * does not have.
 */
const reports = [
  /wants (?<module>\S+) (?<range>.+), the shell has (?<provided>\S+)\.$/,
  /version (?<provided>\S+) from .*? shared singleton module (?<module>\S+) .*?(?:required|needs) (?<range>[^)]+)\)/i,
];

/** The versions in the error of a remote that refused to run on a module of the shell; undefined for other errors. */
export function unsatisfiedVersion(error: unknown): UnsatisfiedVersion | undefined {
  const text = String(error);
  const found = reports.map((report) => report.exec(text)?.groups).find((groups) => groups !== undefined);
  const { module = '', range = '', provided = '' } = found ?? {};
  return found && { module, range, provided };
}

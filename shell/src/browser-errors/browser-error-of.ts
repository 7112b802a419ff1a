/** An error of the page as it is reported. */
interface ReportedError {
  /** `shell`, or the remote whose file is in the stack. */
  readonly part: string;
  readonly version: string;
  readonly message: string;
  /** File, line and column of the first stack frame in a file of ours. */
  readonly place?: string;
}

const remoteFile = /\/mfe\/(mfe-[a-z0-9-]+)\/(\w[\w.-]*)\//u;
const frame = /\/(?:mfe|assets)\/[\w./-]*?([\w.-]+\.m?js):(\d+):(\d+)/u;
const maxMessage = 1_000;

/** Matches errors of extensions, of scripts of other origins, and a notice of the browser that is no error. */
const foreign = /^(?:Script error\.?|ResizeObserver loop)|(?:chrome|moz|safari(?:-web)?)-extension:\/\//u;

/** Returns the report of an error; null for an error that is not the site's. */
export function browserErrorOf(thrown: unknown, shellVersion: string): ReportedError | null {
  const { text, stack } = describe(thrown);
  if (text === '' || foreign.test(text) || foreign.test(stack)) return null;
  const [, remote, version] = remoteFile.exec(`${text}\n${stack}`) ?? [];
  const [, file, line, column] = frame.exec(stack) ?? [];
  return {
    part: remote ?? 'shell',
    version: version ?? (shellVersion === '' ? 'checkout' : shellVersion),
    message: text.slice(0, maxMessage).toWellFormed(),
    ...(file === undefined ? {} : { place: `${file.slice(-100)}:${line}:${column}` }),
  };
}

function describe(thrown: unknown): { readonly text: string; readonly stack: string } {
  if (thrown instanceof Error)
    return { text: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' };
  return { text: typeof thrown === 'string' ? thrown : '', stack: '' };
}

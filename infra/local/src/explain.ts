const foreseen = new Set([
  'ConfigError',
  'DataInUseError',
  'SampleRefusedError',
  'BackupError',
  'RestoreUnfinishedError',
  'NewerStoreError',
]);

/** A start error as one sentence for the operator; with the stack only if the error is unexpected. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : '';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another: PORT=4100 npm start`;
  }
  if (code === 'EACCES' && port !== '')
    return `Port ${port} may not be used by this account. Choose one above 1023.`;
  const isForeseen = foreseen.has(error.name) || /are not right:/.test(error.message);
  return isForeseen ? error.message : (error.stack ?? error.message);
}

// The health check of an image: exits with 0 while the process in it is ready for calls.
try {
  const answer = await fetch(`http://127.0.0.1:${process.env['PORT']}/readyz`, {
    signal: AbortSignal.timeout(2500),
  });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}

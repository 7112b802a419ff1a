/** Stops once at SIGTERM or SIGINT and ends the process; a second signal, or half a minute, ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), 30_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin).on('SIGINT', begin);
}

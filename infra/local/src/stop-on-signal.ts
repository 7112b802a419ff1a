import { onParentExit } from '@pathshala/service-kit/on-parent-exit';

/** Stops once at SIGTERM or SIGINT, or when npm, which started it, has ended; a second signal, or half a minute, ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = () => {
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
  const onSignal = () => {
    if (isStopping) process.exit(1);
    begin();
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  onParentExit(() => {
    if (!isStopping) begin();
  });
}

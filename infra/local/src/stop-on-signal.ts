import { onParentExit } from '@pathshala/service-kit/on-parent-exit';

/** Stops at SIGTERM, SIGINT, or when the npm process that started it has ended. Exits at once at a second signal or after 30 s. */
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

import type { ChannelModel } from 'amqplib';

const answerWithinMs = 10_000;

/**
 * Rejects when the connection ends before the work does: amqplib never answers the pending calls of a lost connection. Listens
 * for errors, because a connection that is still being set up has no listener, and its error would end the process.
 */
export async function whileOpen(model: ChannelModel, work: () => Promise<void>): Promise<void> {
  let fail = (_error?: Error): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    fail = (error) => reject(error ?? new Error('the connection has ended'));
  });
  const timer = setTimeout(() => fail(new Error('the broker does not answer')), answerWithinMs);
  const onClose = (error?: Error) => fail(error);
  const onError = (error: Error) => fail(error);
  model.once('close', onClose);
  model.on('error', onError);
  try {
    await Promise.race([work(), ended]);
  } finally {
    clearTimeout(timer);
    model.off('close', onClose);
    // The only listener stays: until the caller adds its own there would be none.
    if (model.listenerCount('error') > 1) model.off('error', onError);
  }
}

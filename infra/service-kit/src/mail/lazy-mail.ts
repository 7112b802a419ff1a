import type { Mail } from './port.ts';

/** Opens the real thing at the first mail, once; a failed opening is tried again with the next. */
export function lazyMail(open: () => Promise<Mail>): Mail {
  let opened: Promise<Mail> | undefined;
  const mail = (): Promise<Mail> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    send: async (message) => (await mail()).send(message),
    close: async () => (await opened)?.close(),
  };
}

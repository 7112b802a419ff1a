import { auth } from './auth.ts';
import { campaigns } from './campaigns.ts';
import { catalog } from './catalog.ts';
import { common } from './common.ts';
import { exams } from './exams.ts';
import type { Message } from './message.ts';

/** Every message that a service can say, by its stable code. */
export const messages: Readonly<Record<string, Message>> = {
  ...common,
  ...auth,
  ...catalog,
  ...exams,
  ...campaigns,
};

export { say, type Language, type Message, type MessageParams } from './message.ts';

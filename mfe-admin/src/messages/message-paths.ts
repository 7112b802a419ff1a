import type { MessageAudience } from '@pathshala/svc-auth-contract/school-messages';

export const messagesPath = '/messages';
export const messagePath = '/messages/{id}';
export const recipientsPath = '/messages/{id}/recipients';
export const studentMessagesPath = '/users/{id}/messages';

/** The queries that a new or changed message makes out of date. */
export const staleMessages: readonly string[] = [
  messagesPath,
  messagePath,
  recipientsPath,
  studentMessagesPath,
];

export const bossMessagesPath = '/boss/messages';
export const bossMessagePath = (id: string): string => `/boss/messages/${id}`;

/** The page that writes to this audience. */
export function writePath({ kind, id, name }: MessageAudience): string {
  return `/boss/messages/new?${new URLSearchParams({ kind, id, name }).toString()}`;
}

/** The text of a link to that page. */
export const writeText = { en: 'Write a message', bn: 'বার্তা লিখুন' };

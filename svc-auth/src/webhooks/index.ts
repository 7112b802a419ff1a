export type { Webhook } from './domain/webhook.ts';

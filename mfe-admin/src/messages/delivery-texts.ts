import type { DeliveryState } from '@pathshala/svc-auth-contract/school-messages';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Tone } from '@pathshala/web-kit/parts/badge';

export const channelTexts = {
  bell: { en: 'Bell', bn: 'নোটিশ' },
  mail: commonTexts.email,
  sms: { en: 'SMS', bn: 'এসএমএস' },
} as const;

export const channels = ['bell', 'mail', 'sms'] as const;

/** The states of a message on one channel. */
export const deliveryTexts = {
  unused: { en: 'Not used', bn: 'ব্যবহার হয়নি' },
  waiting: commonTexts.waiting,
  queued: { en: 'In the queue', bn: 'সারিতে' },
  sending: { en: 'Being sent', bn: 'পাঠানো হচ্ছে' },
  sent: { en: 'Gone out', bn: 'চলে গেছে' },
  delivered: { en: 'Delivered', bn: 'পৌঁছেছে' },
  failed: { en: 'Not delivered', bn: 'পৌঁছায়নি' },
  none: { en: 'No address or number', bn: 'ঠিকানা বা নম্বর নেই' },
  off: { en: 'Turned off by the student', bn: 'শিক্ষার্থী বন্ধ রেখেছে' },
  limit: { en: 'Limit reached', bn: 'সীমা শেষ' },
  unknown: { en: 'Not known', bn: 'জানা যায়নি' },
  gone: { en: 'Account closed', bn: 'অ্যাকাউন্ট বন্ধ' },
} as const satisfies Record<DeliveryState, object>;

export const deliveryTones: Readonly<Record<DeliveryState, Tone>> = {
  unused: 'neutral',
  waiting: 'neutral',
  queued: 'neutral',
  sending: 'neutral',
  sent: 'good',
  delivered: 'good',
  failed: 'bad',
  none: 'attention',
  off: 'attention',
  limit: 'bad',
  unknown: 'attention',
  gone: 'attention',
};

import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: commonTexts.failedEvents,
  lead: {
    en: 'Events that a service could not handle in any attempt. Replay them once the cause is fixed.',
    bn: 'যেসব ইভেন্ট কোনো চেষ্টাতেই সামলানো যায়নি। কারণ ঠিক করার পর আবার চালান।',
  },
  event: { en: 'Event', bn: 'ইভেন্ট' },
  about: { en: 'About', bn: 'কী নিয়ে' },
  reason: commonTexts.reason,
  failedAt: commonTexts.failed,
  attempts: commonTexts.attempts,
  body: { en: 'Content without secrets', bn: 'গোপন অংশ বাদে বিষয়বস্তু' },
  id: { en: 'ID', bn: 'আইডি' },
  empty: { en: 'No event of {service} has failed.', bn: '{service}-এর কোনো ইভেন্ট ব্যর্থ হয়নি।' },
  notFound: { en: 'No event matches.', bn: 'এমন কোনো ইভেন্ট নেই।' },
  replay: { en: 'Replay', bn: 'আবার চালান' },
  replayAll: { en: 'Replay all', bn: 'সব আবার চালান' },
  replayTitle: { en: 'Replay {n} events?', one: 'Replay 1 event?', bn: '{n}টি ইভেন্ট আবার চালাবেন?' },
  replayAllTitle: {
    en: 'Replay all failed events of {service}?',
    bn: '{service}-এর সব ব্যর্থ ইভেন্ট আবার চালাবেন?',
  },
  replayText: {
    en: 'They go back into the queue. What still fails comes back to this list.',
    bn: 'এগুলো আবার সারিতে যাবে। এবারও ব্যর্থ হলে এই তালিকায় ফিরে আসবে।',
  },
  replayed: {
    en: '{n} events are in the queue again.',
    one: '1 event is in the queue again.',
    bn: '{n}টি ইভেন্ট আবার সারিতে আছে।',
  },
  discard: commonTexts.discard,
  discardTitle: {
    en: 'Discard {n} events for good?',
    one: 'Discard 1 event for good?',
    bn: '{n}টি ইভেন্ট চিরতরে বাদ দেবেন?',
  },
  discardText: {
    en: 'What they say is lost for this service. The audit log lists them.',
    bn: 'এই সার্ভিস এগুলোর কথা আর জানবে না। অডিট লগে এগুলোর তালিকা থাকবে।',
  },
  discarded: { en: 'Discarded.', bn: 'বাদ দেওয়া হয়েছে।' },
} as const;

import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: { en: 'Publish events again', bn: 'ইভেন্ট আবার প্রকাশ' },
  lead: {
    en: 'Each service can say again what is true now: after a lost queue, a restored database or for a new consumer. Consumers apply an event once, so this is safe at any time.',
    bn: 'সারি হারালে, ডেটাবেস ফিরিয়ে আনলে বা নতুন গ্রাহকের জন্য প্রতিটি সার্ভিস এখন যা সত্য তা আবার জানাতে পারে। গ্রাহক একটি ইভেন্ট একবারই ধরে, তাই এটি যেকোনো সময় নিরাপদ।',
  },
  event: { en: 'Event', bn: 'ইভেন্ট' },
  lastRun: { en: 'Last run', bn: 'শেষ চালানো' },
  published: { en: 'Published', bn: 'প্রকাশিত' },
  action: commonTexts.action,
  start: { en: 'Publish again', bn: 'আবার প্রকাশ' },
  startOf: { en: 'Publish again: {event}', bn: 'আবার প্রকাশ: {event}' },
  question: { en: 'Publish {event} again?', bn: '{event} আবার প্রকাশ করবেন?' },
  consequence: {
    en: 'All of it goes to every consumer in the background. On a large site this takes minutes.',
    bn: 'সবটুকু পটভূমিতে সব গ্রাহকের কাছে যাবে। বড় সাইটে কয়েক মিনিট লাগে।',
  },
  never: { en: 'Never', bn: 'কখনো না' },
  running: commonTexts.running,
  done: { en: 'Done', bn: 'শেষ হয়েছে' },
  failed: commonTexts.failed,
  interrupted: { en: 'Interrupted', bn: 'মাঝপথে থেমেছে' },
  interruptedText: {
    en: 'The process that ran it was stopped. Start it again.',
    bn: 'যে প্রসেস চালাচ্ছিল সেটি থামানো হয়েছে। আবার চালান।',
  },
  nothing: {
    en: 'This service has no events that can be published again.',
    bn: 'এই সার্ভিসের আবার প্রকাশ করার মতো কোনো ইভেন্ট নেই।',
  },
  started: { en: 'It runs in the background.', bn: 'পটভূমিতে চলছে।' },
} as const;

export const texts = {
  active: {
    en: 'Remotes: {n} from another address',
    bn: 'রিমোট: {n}টি অন্য ঠিকানা থেকে',
  },
  title: { en: 'Remotes of this page', bn: 'এই পাতার রিমোটগুলো' },
  lead: {
    en: 'Point a remote to the entry of a development server. Only this browser is affected. Allowed: {origins}.',
    bn: 'কোনো রিমোটকে ডেভেলপমেন্ট সার্ভারের ঠিকানা দিন। শুধু এই ব্রাউজারে কাজ করবে। অনুমোদিত: {origins}।',
  },
  published: { en: 'Published version: {version}', bn: 'প্রকাশিত সংস্করণ: {version}' },
  replaced: { en: 'from another address', bn: 'অন্য ঠিকানা থেকে' },
  address: { en: 'Address of the entry', bn: 'এন্ট্রির ঠিকানা' },
  refused: {
    en: 'This address is not of an allowed origin. It needs the form {example}.',
    bn: 'এই ঠিকানা অনুমোদিত উৎসের নয়। এমন হতে হবে: {example}।',
  },
  use: { en: 'Use {name} from this address', bn: '{name} এই ঠিকানা থেকে নিন' },
  reset: { en: 'Reset {name}', bn: '{name} আগের মতো করুন' },
  resetAll: { en: 'Reset all', bn: 'সব আগের মতো করুন' },
};

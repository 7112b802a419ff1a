export const texts = {
  play: { en: 'Play the video', bn: 'ভিডিওটি চালান' },
  from: { en: 'From {host}; it loads when you press play.', bn: '{host} থেকে; চাপলে তবেই লোড হবে।' },
  title: { en: 'Video: {title}', bn: 'ভিডিও: {title}' },
  slow: {
    en: 'The video is taking long. Wait a little, or open it in a new tab.',
    bn: 'ভিডিওটি আসতে দেরি হচ্ছে। একটু অপেক্ষা করুন, নয়তো নতুন ট্যাবে খুলুন।',
  },
  failed: {
    en: 'The video cannot be played here. Try again, or open it in a new tab.',
    bn: 'ভিডিওটি এখানে চালানো যাচ্ছে না। আবার চেষ্টা করুন, নয়তো নতুন ট্যাবে খুলুন।',
  },
  open: { en: 'Open the video in a new tab', bn: 'নতুন ট্যাবে ভিডিওটি খুলুন' },
  resumed: { en: 'Continued from {time}.', bn: '{time} থেকে আবার শুরু হয়েছে।' },
  fromStart: { en: 'From the beginning', bn: 'শুরু থেকে দেখুন' },
  theater: { en: 'Theater mode', bn: 'থিয়েটার মোড' },
  theaterKey: { en: 'Theater mode (key T)', bn: 'থিয়েটার মোড (T চাবি)' },
} as const;

export const texts = {
  goal: { en: 'Daily goal', bn: 'আজকের লক্ষ্য' },
  soFar: { en: '{n} of {goal} today: {parts}', bn: 'আজ {goal}টির মধ্যে {n}টি: {parts}' },
  reached: { en: 'Goal reached, {n} of {goal}: {parts}', bn: 'লক্ষ্য পূরণ, {goal}টির মধ্যে {n}টি: {parts}' },
  nothing: {
    en: 'Nothing of {goal} yet. Ten minutes of practice or one lesson is a start.',
    bn: '{goal}টির একটিও এখনো হয়নি। দশ মিনিট অনুশীলন বা একটি পাঠেই শুরু হয়।',
  },
  reviews: { en: '{n} reviews', one: '1 review', bn: '{n}টি ভুল আবার দেখা' },
  whenCounted: {
    en: 'Questions and reviews count when you finish the practice or exam.',
    bn: 'অনুশীলন বা পরীক্ষা শেষ করলে প্রশ্নগুলো গোনা হয়।',
  },
  choose: { en: 'How many a day', bn: 'দিনে কয়টি' },

  streak: { en: '{n}-day streak', bn: '{n} দিন টানা পড়ছেন' },
  noStreak: { en: 'No streak yet', bn: 'টানা পড়া এখনো শুরু হয়নি' },
  startsToday: {
    en: 'A question, a lesson or a review today begins one.',
    bn: 'আজ একটি প্রশ্ন, পাঠ বা ভুল আবার দেখলেই শুরু হবে।',
  },
  todayCounts: { en: 'Today is counted.', bn: 'আজকের দিন গোনা হয়েছে।' },
  todayMissing: {
    en: 'Today is still open: one question, lesson or review makes it {n}.',
    bn: 'আজ এখনো বাকি: একটি প্রশ্ন, পাঠ বা ভুল আবার দেখলে হবে {n} দিন।',
  },
  graceLeft: {
    en: '{n} days of grace are left this month; a missed day uses one by itself.',
    one: '1 day of grace is left this month; a missed day uses it by itself.',
    bn: 'এ মাসে আর {n} দিন ছাড় আছে; কোনো দিন বাদ গেলে নিজে থেকেই একটি খরচ হবে।',
  },
  noGrace: {
    en: 'No day of grace is left this month: a missed day ends the streak.',
    bn: 'এ মাসে আর ছাড় নেই: একদিন বাদ গেলেই আবার এক থেকে শুরু।',
  },
  standings: { en: 'Weekly standings', bn: 'সাপ্তাহিক তালিকা' },
} as const;

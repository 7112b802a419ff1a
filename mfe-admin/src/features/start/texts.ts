const failedPart = (en: string, bn: string) => ({
  en: `${en} could not be asked what waits. {error}`,
  bn: `${bn} কী অপেক্ষায় তা জানা যায়নি। {error}`,
});

export const texts = {
  since: { en: 'waiting since {time}', bn: '{time} থেকে অপেক্ষায়' },
  dueAt: { en: 'by {time}', bn: '{time}-এর মধ্যে' },
  failed: {
    accounts: failedPart('The accounts', 'অ্যাকাউন্টে'),
    courses: failedPart('The courses', 'কোর্সে'),
    exams: failedPart('The exams', 'পরীক্ষায়'),
    campaigns: failedPart('The campaigns', 'ক্যাম্পেইনে'),
  },
  mail: {
    en: 'Mail me at 08:00 what waits for me, at most once a day',
    bn: 'কী অপেক্ষায় তা সকাল ৮টায় আমাকে মেইল করুন, দিনে একবার',
  },
  mailOn: {
    en: 'You get a mail at 08:00 on days on which something waits.',
    bn: 'যেদিন কিছু অপেক্ষায় থাকবে, সেদিন সকাল ৮টায় মেইল পাবেন।',
  },
  mailOff: { en: 'You get no more daily mails.', bn: 'আর দৈনিক মেইল পাবেন না।' },
} as const;

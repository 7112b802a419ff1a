export const texts = {
  optional: { en: 'Optional', bn: 'ঐচ্ছিক' },
  chooseHelp: {
    en: 'Choose {n} optional subjects. You can change them during the exam.',
    one: 'Choose {n} optional subject. You can change it during the exam.',
    bn: '{n}টি ঐচ্ছিক বিষয় বেছে নিন। পরীক্ষার মধ্যেও বদলাতে পারবেন।',
  },
  tooMany: {
    en: 'You can only select {n} optional subjects.',
    bn: 'আপনি কেবল {n}টি ঐচ্ছিক বিষয় বেছে নিতে পারবেন।',
  },
  tooFew: { en: 'Please select exactly {n} optional subjects.', bn: 'ঠিক {n}টি ঐচ্ছিক বিষয় বেছে নিন।' },
  swap: { en: 'Swap: {next} instead of {earlier}', bn: 'বদলে নিন: {earlier} বাদ দিয়ে {next}' },
  beforeLoading: { en: 'Loading the exam…', bn: 'পরীক্ষা আনা হচ্ছে…' },
  elsewhereHere: { en: 'Continue here', bn: 'এখানেই চালিয়ে যান' },
} as const;

export const texts = {
  title: { en: 'Certificate', bn: 'সনদ' },
  print: { en: 'Print or save as PDF', bn: 'প্রিন্ট করুন বা পিডিএফ রাখুন' },
  none: {
    en: 'There is no certificate for you in this exam. The merit list says which rank you have.',
    bn: 'এই পরীক্ষায় আপনার কোনো সনদ নেই। আপনার মেধাস্থান মেধাতালিকায় দেখুন।',
  },
  merit: { en: 'Certificate of Merit', bn: 'মেধা সনদ' },
  given: { en: 'This certificate is given to', bn: 'এই সনদ প্রদান করা হলো' },
  for: {
    en: 'who took rank {rank} of {of} participants in “{title}”, held on {date}.',
    bn: '{date} অনুষ্ঠিত “{title}” পরীক্ষায় {of} জন পরীক্ষার্থীর মধ্যে {rank} নম্বর মেধাস্থান অর্জনের জন্য।',
  },
  percentile: { en: 'Percentile', bn: 'পার্সেন্টাইল' },
  issued: { en: 'Issued', bn: 'প্রদানের তারিখ' },
  version: {
    en: '{date}, by version {version} of the merit list',
    bn: '{date}, মেধাতালিকার সংস্করণ {version} অনুযায়ী',
  },
  number: { en: 'Certificate number', bn: 'সনদ নম্বর' },
  check: { en: 'Anybody can check this certificate at', bn: 'সনদটি যাচাই করা যাবে এই ঠিকানায়' },
  qr: { en: 'Code that opens the check of this certificate', bn: 'সনদ যাচাইয়ের ঠিকানার কিউআর কোড' },
  signature: { en: 'Head of the institution', bn: 'প্রতিষ্ঠান প্রধান' },
  checkTitle: { en: 'Check a certificate', bn: 'সনদ যাচাই' },
  valid: { en: 'This certificate is genuine.', bn: 'সনদটি সঠিক।' },
  outdated: {
    en: 'This certificate was given, but the merit list was issued again: the rank below has no certificate.',
    bn: 'সনদটি দেওয়া হয়েছিল, কিন্তু মেধাতালিকা নতুন করে প্রকাশ করা হয়েছে: নিচের মেধাস্থানের জন্য এখন সনদ নেই।',
  },
  holder: { en: 'Holder', bn: 'সনদধারী' },
  hidden: { en: 'The holder does not show the name.', bn: 'সনদধারী নাম প্রকাশ করেননি।' },
  unknown: {
    en: 'No certificate has this number. Please check that it is typed as it is printed.',
    bn: 'এই নম্বরের কোনো সনদ নেই। সনদে যেমন আছে তেমন লেখা হয়েছে কি না দেখুন।',
  },
} as const;

export const texts = {
  title: { en: 'Second step', bn: 'দ্বিতীয় ধাপ' },
  lead: {
    en: 'Your password is right. Open your authenticator app and enter the code it shows for this site.',
    bn: 'পাসওয়ার্ড ঠিক আছে। এবার অথেন্টিকেটর অ্যাপ খুলে এই সাইটের কোডটি লিখুন।',
  },
  leadPasskey: {
    en: 'Your password is right. Finish with your passkey.',
    bn: 'পাসওয়ার্ড ঠিক আছে। এবার পাসকি দিয়ে শেষ করুন।',
  },
  code: { en: 'Code of the app', bn: 'অ্যাপের কোড' },
  codeMissing: { en: 'Enter the six digits', bn: 'ছয়টি অঙ্কই লিখুন' },
  recoveryCode: { en: 'Recovery code', bn: 'রিকভারি কোড' },
  recoveryHelp: {
    en: 'One of the ten codes that you have saved. Each works once.',
    bn: 'সংরক্ষণ করে রাখা দশটি কোডের যেকোনো একটি। প্রতিটি একবারই কাজ করে।',
  },
  recoveryMissing: { en: 'Enter a recovery code', bn: 'একটি রিকভারি কোড লিখুন' },
  withRecoveryCode: { en: 'I do not have the app at hand', bn: 'অ্যাপটি হাতের কাছে নেই' },
  withApp: { en: 'Use the code of the app', bn: 'অ্যাপের কোড ব্যবহার করব' },
  otherAccount: { en: 'Not your account?', bn: 'আপনার অ্যাকাউন্ট নয়?' },
  back: { en: 'Back to the log-in', bn: 'লগ ইন পাতায় ফিরে যান' },
  passkey: { en: 'Continue with a passkey', bn: 'পাসকি দিয়ে এগিয়ে যান' },
  passkeyStopped: {
    en: 'No passkey was used. Try again, or log in with your password.',
    bn: 'কোনো পাসকি ব্যবহার হয়নি। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিয়ে লগ ইন করুন।',
  },
} as const;

/** The texts of the account pages; the server's refusals come from the message catalogue. */
export const texts = {
  loginLead: {
    en: 'Welcome back. Your courses and exams are waiting.',
    bn: 'আবার স্বাগতম। আপনার কোর্স আর পরীক্ষা আপনারই অপেক্ষায়।',
  },
  forgot: { en: 'Forgot your password?', bn: 'পাসওয়ার্ড ভুলে গেছেন?' },
  noAccount: { en: 'No account yet?', bn: 'এখনো অ্যাকাউন্ট নেই?' },
  termsLead: { en: 'By signing up you accept our', bn: 'অ্যাকাউন্ট খুললে আপনি মেনে নিচ্ছেন আমাদের' },
  terms: { en: 'terms of use', bn: 'ব্যবহারের শর্ত' },
  termsEnd: { en: '.', bn: '।' },
  closedLead: {
    en: 'If you have an account, log in as before.',
    bn: 'আপনার অ্যাকাউন্ট থাকলে আগের মতোই লগ ইন করুন।',
  },
  signupLead: {
    en: 'One account for courses, exams and campaigns.',
    bn: 'কোর্স, পরীক্ষা, ক্যাম্পেইন — সব এক অ্যাকাউন্টে।',
  },
  hasAccount: { en: 'Already have an account?', bn: 'আগে থেকেই অ্যাকাউন্ট আছে?' },
  usernameHelp: {
    en: 'You log in with it. No spaces, {min} letters or more.',
    bn: 'এই নাম দিয়ে লগ ইন করবেন। কমপক্ষে {min} অক্ষর, মাঝে ফাঁকা রাখা যাবে না।',
  },
  name: { en: 'Your name', bn: 'আপনার নাম' },
  emailHelp: { en: 'We send a code there.', bn: 'এই ঠিকানায় একটি কোড পাঠাব।' },
  confirm: { en: 'Password once more', bn: 'পাসওয়ার্ড আবার লিখুন' },
  verifyLead: {
    en: 'If you have signed up in this browser, enter the code from the mail. It is valid for 10 minutes.',
    bn: 'এই ব্রাউজারে অ্যাকাউন্ট খুলতে শুরু করে থাকলে ইমেইলে পাওয়া কোডটি লিখুন। কোডটি ১০ মিনিট কাজ করে।',
  },
  noSignup: { en: 'Not signed up yet?', bn: 'এখনো শুরু করেননি?' },
  code: { en: 'Code from the mail', bn: 'ইমেইলে পাওয়া কোড' },
  check: { en: 'Confirm', bn: 'নিশ্চিত করুন' },
  forgotLead: {
    en: 'Write your username or email. We mail you a link by which you choose a new password.',
    bn: 'ব্যবহারকারীর নাম বা ইমেইল লিখুন। নতুন পাসওয়ার্ড বেছে নেওয়ার একটি লিংক আমরা ইমেইলে পাঠাব।',
  },
  mailLink: { en: 'Mail me a link', bn: 'ইমেইলে লিংক পাঠান' },
  backToLogin: { en: 'Back to the log-in', bn: 'লগ ইন পাতায় ফিরে যান' },
  reset: { en: 'Choose a new password', bn: 'নতুন পাসওয়ার্ড বেছে নিন' },
  resetLead: {
    en: 'Afterwards all devices are logged out, and you log in with the new password.',
    bn: 'এরপর সব ডিভাইস থেকে লগ আউট হয়ে যাবে, আর নতুন পাসওয়ার্ড দিয়ে লগ ইন করবেন।',
  },
  newPassword: { en: 'New password', bn: 'নতুন পাসওয়ার্ড' },
  savePassword: { en: 'Save the new password', bn: 'নতুন পাসওয়ার্ড রাখুন' },
  newLink: { en: 'Ask for a new link', bn: 'নতুন লিংক নিন' },
  unlock: { en: 'Log in from this device', bn: 'এই ডিভাইস থেকে লগ ইন করুন' },
  unlockLead: {
    en: 'Somebody entered wrong passwords for your account. With this link they cannot keep this browser out.',
    bn: 'আপনার অ্যাকাউন্টে কেউ বারবার ভুল পাসওয়ার্ড দিয়েছে। এই লিংক থাকলে সে জন্য এই ব্রাউজার আটকাবে না।',
  },
  unlockHere: { en: 'This is my browser', bn: 'এটি আমার ব্রাউজার' },
  unlockOffer: {
    en: 'Is it your account? With a link from your mailbox you need not wait.',
    bn: 'অ্যাকাউন্টটি আপনার? ইমেইলে পাঠানো লিংক দিয়ে অপেক্ষা না করেই ঢুকতে পারবেন।',
  },
  lockedUntil: {
    en: 'Too many wrong passwords. Log-in is locked until {time}.',
    bn: 'অনেকবার ভুল পাসওয়ার্ড দেওয়া হয়েছে। {time} পর্যন্ত লগ ইন বন্ধ থাকবে।',
  },
  lockLeft: { en: 'Time left: {left}', bn: 'আর বাকি: {left}' },
  busy: {
    en: 'The server is busy at the moment. Your log-in is tried again by itself.',
    bn: 'সার্ভার এখন ব্যস্ত। আপনার লগ ইন নিজে থেকেই আবার চেষ্টা করা হবে।',
  },
  retryIn: { en: 'Next try in {left}', bn: 'পরের চেষ্টা {left} পরে' },
  retryNow: { en: 'Trying again …', bn: 'আবার চেষ্টা করা হচ্ছে …' },
  retryStop: { en: 'Stop trying', bn: 'চেষ্টা থামান' },
  lockOver: { en: 'You can try again now.', bn: 'এখন আবার চেষ্টা করতে পারেন।' },
  loggedIn: { en: 'You are logged in. Welcome, {name}!', bn: 'আপনি লগ ইন করেছেন। স্বাগতম, {name}!' },
  verified: { en: 'Your account is ready. Welcome, {name}!', bn: 'আপনার অ্যাকাউন্ট তৈরি। স্বাগতম, {name}!' },
} as const;

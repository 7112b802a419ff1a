/** The words of the account pages; what the server refuses with comes from the message catalogue. */
export const texts = {
  login: { en: 'Log in', bn: 'লগ ইন' },
  loginLead: {
    en: 'Welcome back. Your courses and exams are waiting.',
    bn: 'আবার স্বাগতম। আপনার কোর্স ও পরীক্ষা অপেক্ষায় আছে।',
  },
  identifier: { en: 'Username or email', bn: 'ব্যবহারকারীর নাম বা ইমেইল' },
  password: { en: 'Password', bn: 'পাসওয়ার্ড' },
  forgot: { en: 'Forgot your password?', bn: 'পাসওয়ার্ড ভুলে গেছেন?' },
  noAccount: { en: 'No account yet?', bn: 'এখনো অ্যাকাউন্ট নেই?' },
  signup: { en: 'Sign up', bn: 'সাইন আপ' },
  signupLead: {
    en: 'One account for courses, exams and campaigns.',
    bn: 'কোর্স, পরীক্ষা ও ক্যাম্পেইনের জন্য একটিই অ্যাকাউন্ট।',
  },
  hasAccount: { en: 'Already have an account?', bn: 'আগে থেকেই অ্যাকাউন্ট আছে?' },
  username: { en: 'Username', bn: 'ব্যবহারকারীর নাম' },
  usernameHelp: {
    en: 'You log in with it. No spaces, {min} letters or more.',
    bn: 'এটি দিয়ে লগ ইন করবেন। ফাঁকা জায়গা ছাড়া, কমপক্ষে {min} অক্ষর।',
  },
  name: { en: 'Your name', bn: 'আপনার নাম' },
  email: { en: 'Email', bn: 'ইমেইল' },
  emailHelp: { en: 'We send a code there.', bn: 'সেখানে একটি কোড পাঠানো হবে।' },
  confirm: { en: 'Password once more', bn: 'পাসওয়ার্ড আবার লিখুন' },
  verify: { en: 'Enter the code', bn: 'কোড লিখুন' },
  verifyLead: {
    en: 'We have mailed you a code. It is valid for 10 minutes. Look into the spam folder too.',
    bn: 'আপনার ইমেইলে একটি কোড পাঠানো হয়েছে। এটি ১০ মিনিট কার্যকর। স্প্যাম ফোল্ডারও দেখুন।',
  },
  code: { en: 'Code from the mail', bn: 'মেইলে পাওয়া কোড' },
  check: { en: 'Confirm', bn: 'নিশ্চিত করুন' },
  resend: { en: 'Send a new code', bn: 'নতুন কোড পাঠান' },
  resendIn: {
    en: 'A new code can be sent in {seconds} seconds',
    bn: '{seconds} সেকেন্ড পরে নতুন কোড পাঠানো যাবে',
  },
  toCode: { en: 'Enter the code', bn: 'কোড লিখুন' },
  loggedIn: { en: 'You are logged in. Welcome, {name}!', bn: 'আপনি লগ ইন করেছেন। স্বাগতম, {name}!' },
  verified: { en: 'Your account is ready. Welcome, {name}!', bn: 'আপনার অ্যাকাউন্ট তৈরি। স্বাগতম, {name}!' },
} as const;

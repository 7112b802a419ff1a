import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: { en: 'Log-in and security', bn: 'লগ ইন ও নিরাপত্তা' },
  lead: {
    en: 'See where you are logged in, and make your account harder to break into.',
    bn: 'কোথায় কোথায় লগ ইন করা আছে দেখুন, আর অ্যাকাউন্ট আরও নিরাপদ করুন।',
  },
  back: { en: 'My account', bn: 'আমার অ্যাকাউন্ট' },
  enrolFirstTitle: { en: 'One more step', bn: 'আর একটি কাজ বাকি' },
  enrolFirst: {
    en: 'Administrators of this site log in with two steps. Set up an authenticator app or a passkey here; then everything else opens.',
    bn: 'এই সাইটে প্রশাসকদের দুই ধাপে লগ ইন করতে হয়। এখানে অথেন্টিকেটর অ্যাপ বা পাসকি চালু করুন; তাহলেই বাকি সব খুলে যাবে।',
  },
  goOnTitle: { en: 'All done', bn: 'সব ঠিক আছে' },
  goOnText: { en: 'Everything else is open now.', bn: 'এখন বাকি সব খুলে গেছে।' },
  goOn: { en: 'Go on', bn: 'এগিয়ে যান' },
  password: { en: 'Your password', bn: 'আপনার পাসওয়ার্ড' },
  code: { en: 'Code of the app', bn: 'অ্যাপের কোড' },

  sessions: { en: 'Where you are logged in', bn: 'যেখানে যেখানে লগ ইন করা আছে' },
  sessionsLead: {
    en: 'A device that you log out here stops at once, within a second or two.',
    bn: 'এখান থেকে কোনো ডিভাইস লগ আউট করলে এক-দুই সেকেন্ডের মধ্যেই সেটি বন্ধ হয়ে যায়।',
  },
  unknownDevice: { en: 'Unknown device', bn: 'অচেনা ডিভাইস' },
  thisDevice: { en: 'This device', bn: 'এই ডিভাইস' },
  began: { en: 'Logged in {time}', bn: 'লগ ইন: {time}' },
  used: { en: 'Last used {time}', bn: 'শেষ ব্যবহার: {time}' },
  network: { en: 'Network {address}', bn: 'নেটওয়ার্ক {address}' },
  noOthers: {
    en: 'You are not logged in anywhere else.',
    bn: 'আর কোথাও লগ ইন করা নেই।',
  },
  endOneOf: { en: 'Log out {device}', bn: '{device} থেকে লগ আউট' },
  endOneTitle: { en: 'Log out {device}?', bn: '{device} থেকে লগ আউট করবেন?' },
  endOneText: {
    en: 'Whoever uses it has to log in again. What was not saved there is lost.',
    bn: 'সেখানে আবার লগ ইন করতে হবে। সংরক্ষণ না করা কিছু থাকলে তা হারিয়ে যাবে।',
  },
  endOthers: { en: 'Log out all other devices', bn: 'বাকি সব ডিভাইস থেকে লগ আউট' },
  endOthersTitle: {
    en: 'Log out all other devices?',
    bn: 'বাকি সব ডিভাইস থেকে লগ আউট করবেন?',
  },
  endOthersText: {
    en: 'You stay logged in on this device only.',
    bn: 'শুধু এই ডিভাইসে লগ ইন থাকবে।',
  },

  twoSteps: { en: 'Two-step log-in', bn: 'দুই ধাপে লগ ইন' },
  isOff: { en: 'Off', bn: 'বন্ধ' },
  isOn: { en: 'On', bn: 'চালু' },
  isOnSince: { en: 'On since {time}', bn: '{time} থেকে চালু' },
  twoStepsLead: {
    en: 'After the password you enter a code from an app on your phone. Who learns your password still cannot get in.',
    bn: 'পাসওয়ার্ডের পরে ফোনের একটি অ্যাপ থেকে কোড দিতে হয়। কেউ পাসওয়ার্ড জেনে গেলেও ঢুকতে পারবে না।',
  },
  setUp: { en: 'Set up', bn: 'চালু করুন' },
  connectApp: { en: 'Connect an app', bn: 'একটি অ্যাপ যুক্ত করুন' },
  scan: {
    en: 'Open an authenticator app (Google Authenticator, Aegis, 2FAS, …), choose to add an account and scan this picture.',
    bn: 'একটি অথেন্টিকেটর অ্যাপ (Google Authenticator, Aegis, 2FAS, …) খুলে নতুন অ্যাকাউন্ট যোগ করতে গিয়ে এই ছবিটি স্ক্যান করুন।',
  },
  qrLabel: { en: 'QR code for the authenticator app', bn: 'অথেন্টিকেটর অ্যাপের জন্য কিউআর কোড' },
  onThisPhone: { en: 'Add it to an app on this device', bn: 'এই ডিভাইসের অ্যাপে যোগ করুন' },
  orType: {
    en: 'Or type this key into the app:',
    bn: 'অথবা এই কী-টি অ্যাপে লিখুন:',
  },
  copyKey: { en: 'Copy the key', bn: 'কী কপি করুন' },
  enterCode: {
    en: 'Then enter the six digits that the app shows.',
    bn: 'এরপর অ্যাপে দেখা ছয়টি অঙ্ক লিখুন।',
  },
  turnOn: commonTexts.turnOn,
  isOnNow: {
    en: 'Two-step log-in is on. All other devices are logged out.',
    bn: 'দুই ধাপে লগ ইন চালু হয়েছে। বাকি সব ডিভাইস থেকে লগ আউট করা হয়েছে।',
  },
  recoveryTitle: { en: 'Save your recovery codes', bn: 'রিকভারি কোডগুলো রেখে দিন' },
  recoveryText: {
    en: 'If you lose your phone, one of these codes opens your account. Each works once. They are not shown again: keep them where you find them without your phone.',
    bn: 'ফোন হারিয়ে গেলে এর যেকোনো একটি কোড দিয়ে অ্যাকাউন্টে ঢুকতে পারবেন। প্রতিটি একবারই কাজ করে। এগুলো আর দেখানো হবে না: এমন জায়গায় রাখুন যেখানে ফোন ছাড়াও পাবেন।',
  },
  notSaved: {
    en: 'The recovery codes are not shown again. Copy, download or print them first.',
    bn: 'রিকভারি কোডগুলো আর দেখানো হবে না। আগে কপি, ডাউনলোড বা প্রিন্ট করে নিন।',
  },
  copyCodes: commonTexts.copyToClipboard,
  download: { en: 'Download', bn: 'ডাউনলোড' },
  copied: commonTexts.copied,
  notCopied: {
    en: 'The browser did not allow copying. Select the text and copy it.',
    bn: 'ব্রাউজার কপি করতে দেয়নি। লেখাটি নিজে নির্বাচন করে কপি করুন।',
  },
  saved: { en: 'I have saved them', bn: 'রেখে দিয়েছি' },
  fileHead: { en: '{school}: recovery codes ({username})', bn: '{school}: রিকভারি কোড ({username})' },
  codesLeft: { en: 'Recovery codes left: {n}', bn: 'রিকভারি কোড বাকি: {n}টি' },
  fewCodes: {
    en: 'Few recovery codes are left. Make new ones before you need them.',
    bn: 'রিকভারি কোড প্রায় শেষ। দরকার পড়ার আগেই নতুন কোড নিন।',
  },
  newCodes: { en: 'New recovery codes', bn: 'নতুন রিকভারি কোড' },
  newCodesText: {
    en: 'The old codes stop working, and other devices are logged out.',
    bn: 'আগের কোডগুলো আর কাজ করবে না, আর বাকি ডিভাইস থেকে লগ আউট হয়ে যাবে।',
  },
  makeCodes: { en: 'Make new codes', bn: 'নতুন কোড নিন' },
  turnOff: commonTexts.turnOff,
  turnOffTitle: { en: 'Turn off two-step log-in?', bn: 'দুই ধাপে লগ ইন বন্ধ করবেন?' },
  turnOffText: {
    en: 'Then your password alone opens the account. Your recovery codes are deleted, and other devices are logged out.',
    bn: 'এরপর শুধু পাসওয়ার্ড দিয়েই অ্যাকাউন্ট খোলা যাবে। রিকভারি কোডগুলো মুছে যাবে, আর বাকি ডিভাইস থেকে লগ আউট হয়ে যাবে।',
  },
  turnOffRequired: {
    en: 'This site requires it of administrators: you will have to set it up again.',
    bn: 'এই সাইটে প্রশাসকদের জন্য এটি বাধ্যতামূলক: আপনাকে আবার চালু করতে হবে।',
  },

  passkeys: { en: 'Passkeys', bn: 'পাসকি' },
  passkeysLead: {
    en: 'Log in with your fingerprint, face or screen lock, without a password. It counts as both steps.',
    bn: 'পাসওয়ার্ড ছাড়াই আঙুলের ছাপ, মুখ বা স্ক্রিন লক দিয়ে লগ ইন করুন। এতে দুই ধাপই হয়ে যায়।',
  },
  noPasskeys: { en: 'You have no passkeys yet.', bn: 'এখনো কোনো পাসকি নেই।' },
  otherAddress: {
    en: 'Passkeys work at {address}: open the site there to add one.',
    bn: 'পাসকি কাজ করে {address} ঠিকানায়: যোগ করতে সাইটটি সেখান থেকে খুলুন।',
  },
  addPasskey: { en: 'Add a passkey', bn: 'পাসকি যোগ করুন' },
  passkeyName: { en: 'Name of this device', bn: 'এই ডিভাইসের নাম' },
  passkeyNameHelp: {
    en: 'You recognise it by this name in the list. You can change it now or later.',
    bn: 'তালিকায় এই নামে চিনতে পারবেন। এখন বা পরে বদলাতে পারেন।',
  },
  passkeyAdded: { en: 'The passkey is added', bn: 'পাসকি যোগ হয়েছে' },
  passkeyStopped: {
    en: 'No passkey was added. Your device asked nothing or was stopped; try again.',
    bn: 'কোনো পাসকি যোগ হয়নি। ডিভাইস কিছু জিজ্ঞেস করেনি বা থামানো হয়েছে; আবার চেষ্টা করুন।',
  },
  passkeyKnown: {
    en: 'This device has a passkey for your account already.',
    bn: 'এই ডিভাইসে আপনার অ্যাকাউন্টের পাসকি আগে থেকেই আছে।',
  },
  added: { en: 'Added {time}', bn: 'যোগ হয়েছে {time}' },
  neverUsed: { en: 'Not used yet', bn: 'এখনো ব্যবহার হয়নি' },
  rename: { en: 'Rename', bn: 'নাম বদলান' },
  renameOf: { en: 'Rename {name}', bn: '{name}: নাম বদলান' },
  removeText: {
    en: 'It no longer opens your account, and other devices are logged out. Delete it on the device, too.',
    bn: 'এটি দিয়ে আর অ্যাকাউন্টে ঢোকা যাবে না, আর বাকি ডিভাইস থেকে লগ আউট হয়ে যাবে। ডিভাইস থেকেও মুছে দিন।',
  },
} as const;

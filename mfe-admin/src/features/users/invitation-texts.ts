import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the list of open invitations. */
export const invitationTexts = {
  title: { en: 'Open invitations', bn: 'অপেক্ষমাণ আমন্ত্রণ' },
  lead: {
    en: 'Invited people who have no account yet. A link works for 7 days; sending again gives a new one. People without an email are shown a QR code.',
    bn: 'যাদের আমন্ত্রণ জানানো হয়েছে, কিন্তু এখনো অ্যাকাউন্ট নেই। লিংক ৭ দিন কাজ করে; আবার পাঠালে নতুন লিংক যায়। ইমেইল না থাকলে কিউআর কোড দেখান।',
  },
  users: { en: 'Users', bn: 'ব্যবহারকারী' },
  open: { en: 'Open invitations', bn: 'অপেক্ষমাণ আমন্ত্রণ' },
  search: { en: 'Search by name, email or mobile', bn: 'নাম, ইমেইল বা মোবাইল দিয়ে খুঁজুন' },
  empty: { en: 'There are no open invitations.', bn: 'কোনো অপেক্ষমাণ আমন্ত্রণ নেই।' },
  notFound: { en: 'No invitation matches.', bn: 'এমন কোনো আমন্ত্রণ নেই।' },
  invited: { en: 'Invited', bn: 'আমন্ত্রণের সময়' },
  link: commonTexts.link,
  valid: { en: 'works', bn: 'কাজ করে' },
  expired: { en: 'expired', bn: 'মেয়াদ শেষ' },
  mail: { en: 'Mail', bn: 'মেইল' },
  waiting: { en: 'waits to be sent', bn: 'পাঠানোর অপেক্ষায়' },
  sent: { en: 'sent', bn: 'পাঠানো হয়েছে' },
  failed: { en: 'could not be sent', bn: 'পাঠানো যায়নি' },
  none: { en: 'no email', bn: 'ইমেইল নেই' },
  byMail: { en: 'with an email', bn: 'ইমেইল আছে' },
  byQr: { en: 'without an email', bn: 'ইমেইল নেই' },
  showQr: { en: 'Show the QR code', bn: 'কিউআর কোড দেখান' },
  printQr: { en: 'Print QR codes', bn: 'কিউআর প্রিন্ট করুন' },
  qrTitle: { en: 'Account of {name}', bn: '{name}-এর অ্যাকাউন্ট' },
  qrLead: {
    en: 'Scan it with a phone and choose a password. It works once, until {time}.',
    bn: 'ফোন দিয়ে স্ক্যান করে পাসওয়ার্ড বেছে নিন। একবার কাজ করবে, {time} পর্যন্ত।',
  },
  qrLabel: { en: 'QR code of {name}', bn: '{name}-এর কিউআর কোড' },
  qrNobody: { en: 'Nobody without an email is waiting.', bn: 'ইমেইল ছাড়া কেউ অপেক্ষায় নেই।' },
  qrTooMany: {
    en: '{n} codes are too many for one print. Search or filter the list, at most {max} at once.',
    bn: '{n}টি কোড একবারে প্রিন্ট করা যায় না। তালিকায় খুঁজে বা ছেঁকে নিন, একবারে সর্বোচ্চ {max}টি।',
  },
  qrGone: { en: 'This person has opened the account already.', bn: 'এই ব্যক্তি আগেই অ্যাকাউন্ট খুলেছেন।' },
  resendMany: {
    en: 'Send {n} invitations again?',
    one: 'Send 1 invitation again?',
    bn: '{n}টি আমন্ত্রণ আবার পাঠাবেন?',
  },
  resendText: {
    en: 'Each gets a new link, valid 7 days. Earlier links no longer work.',
    bn: 'প্রত্যেকে ৭ দিন মেয়াদের নতুন লিংক পাবে। আগের লিংক আর কাজ করবে না।',
  },
  withdrawMany: {
    en: 'Withdraw {n} invitations?',
    one: 'Withdraw 1 invitation?',
    bn: '{n}টি আমন্ত্রণ ফিরিয়ে নেবেন?',
  },
} as const;

import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the list of open invitations. */
export const invitationTexts = {
  title: { en: 'Open invitations', bn: 'অপেক্ষমাণ আমন্ত্রণ' },
  lead: {
    en: 'Invited people who have no account yet. A link works for 7 days; sending again mails a new one.',
    bn: 'যাদের আমন্ত্রণ পাঠানো হয়েছে, কিন্তু এখনো অ্যাকাউন্ট নেই। লিংক ৭ দিন কাজ করে; আবার পাঠালে নতুন লিংক যায়।',
  },
  users: { en: 'Users', bn: 'ব্যবহারকারী' },
  open: { en: 'Open invitations', bn: 'অপেক্ষমাণ আমন্ত্রণ' },
  search: { en: 'Search by name or email', bn: 'নাম বা ইমেইল দিয়ে খুঁজুন' },
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
    bn: '{n}টি আমন্ত্রণ প্রত্যাহার করবেন?',
  },
} as const;

import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of an account, and of an invitation to one. */
export const userFields = {
  name: { kind: 'text', label: commonTexts.name, maxLength: 500 },
  email: { kind: 'text', label: commonTexts.email, maxLength: 500 },
  mobile: {
    kind: 'text',
    label: commonTexts.mobile,
    help: {
      en: 'For a student without an email. The link goes by SMS, where the school sends SMS; the QR code is in the list of open invitations.',
      bn: 'যে শিক্ষার্থীর ইমেইল নেই তার জন্য। প্রতিষ্ঠান এসএমএস পাঠালে লিংক এসএমএসে যায়; কিউআর কোড থাকে অপেক্ষমাণ আমন্ত্রণের তালিকায়।',
    },
    maxLength: 100,
  },
  username: { kind: 'text', label: commonTexts.username },
  role: {
    kind: 'choice',
    label: { en: 'Role', bn: 'ভূমিকা' },
    help: { en: 'Administrators may open the boss area.', bn: 'প্রশাসকেরা এই অংশে ঢুকতে পারেন।' },
    choices: {
      student: commonTexts.student,
      admin: { en: 'Administrator', bn: 'প্রশাসক' },
    },
  },
  scope: {
    kind: 'choice',
    label: { en: 'May do', bn: 'যা করতে পারবেন' },
    display: 'radio',
    choices: { all: { en: 'Everything', bn: 'সবকিছু' }, some: { en: 'Only some things', bn: 'শুধু কিছু কাজ' } },
  },
  permissions: {
    kind: 'own',
    label: { en: 'What exactly?', bn: 'ঠিক কোন কাজগুলো?' },
    name: { en: 'Permissions', bn: 'অনুমতি' },
  },
  reach: {
    kind: 'choice',
    label: { en: 'Where?', bn: 'কোথায়?' },
    name: { en: 'Limited to', bn: 'যেখানে সীমিত' },
    display: 'radio',
    choices: {
      all: { en: 'In the whole school', bn: 'পুরো প্রতিষ্ঠানে' },
      some: { en: 'Only in some courses and batches', bn: 'শুধু কয়েকটি কোর্স ও ব্যাচে' },
    },
  },
  courseIds: { kind: 'own', label: commonTexts.courses },
  batchIds: { kind: 'own', label: commonTexts.batches },
  active: {
    kind: 'switch',
    label: { en: 'May log in and use the account', bn: 'লগ ইন করে অ্যাকাউন্ট ব্যবহার করতে পারবেন' },
    name: commonTexts.active,
  },
} as const satisfies Fields;

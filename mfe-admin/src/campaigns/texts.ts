import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts that the lists of both kinds of campaigns share. */
export const texts = {
  exams: commonTexts.examCampaigns,
  general: { en: 'Other campaigns', bn: 'অন্যান্য ক্যাম্পেইন' },
  kinds: { en: 'Kinds of campaigns', bn: 'ক্যাম্পেইনের ধরন' },
  edit: commonTexts.edit,
  participants: { en: 'Participants', bn: 'অংশগ্রহণকারী' },
  view: commonTexts.view,
  copy: { en: 'Copy', bn: 'অনুলিপি করুন' },
  archive: { en: 'Archive', bn: 'আর্কাইভ করুন' },
  unarchive: { en: 'Take out of the archive', bn: 'আর্কাইভ থেকে ফেরান' },
  archived: { en: '{name} is archived.', bn: '{name} আর্কাইভ করা হয়েছে।' },
  unarchived: { en: '{name} is in the lists again.', bn: '{name} আবার তালিকায় আছে।' },
  delete: commonTexts.delete,
  deleteAsk: commonTexts.askDeleteName,
  deleteUndo: commonTexts.undoFor10Minutes,
  deleted: commonTexts.nameIsDeleted,
  state: commonTexts.state,
  starts: commonTexts.starts,
  ends: commonTexts.ends,
  archiveFilter: { en: 'Archive', bn: 'আর্কাইভ' },
  archiveWithout: { en: 'Without archived', bn: 'আর্কাইভ ছাড়া' },
  archiveOnly: { en: 'Archived only', bn: 'শুধু আর্কাইভ করা' },
  archiveWith: { en: 'All, with archived', bn: 'আর্কাইভসহ সব' },
} as const;

/** The texts that the pages of the operations share. */
export const texts = {
  title: { en: 'Operations', bn: 'পরিচালনা' },
  pages: { en: 'Pages of the operations', bn: 'পরিচালনার পাতাগুলো' },
  overview: { en: 'Overview', bn: 'সারসংক্ষেপ' },
  deadLetters: { en: 'Failed events', bn: 'ব্যর্থ ইভেন্ট' },
  republish: { en: 'Publish again', bn: 'আবার প্রকাশ' },
  mails: { en: 'Unsent mails', bn: 'না-যাওয়া মেইল' },
  browserErrors: { en: 'Page errors', bn: 'পাতার ত্রুটি' },
  remotes: { en: 'Remotes', bn: 'রিমোট' },
  service: { en: 'Service', bn: 'সার্ভিস' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
} as const;

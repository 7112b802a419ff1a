/** The mails of a release, and of a corrected one. */
export const releaseMailTexts = (title: string) =>
  ({
    released: {
      en: {
        subject: `Results are out: ${title}`,
        opening: `The results of “${title}” are released. Follow the link to your rank, the merit list and the answers with their explanations.`,
      },
      bn: {
        subject: `ফল প্রকাশিত: ${title}`,
        opening: `“${title}”-এর ফল প্রকাশিত হয়েছে। নিচের লিংকে আপনার মেধাস্থান, মেধাতালিকা এবং ব্যাখ্যাসহ সঠিক উত্তর দেখুন।`,
      },
    },
    reissued: {
      en: {
        subject: `Your rank has changed: ${title}`,
        opening: `Results of “${title}” were corrected and the merit list is issued again. Your rank is another one now; follow the link to see it.`,
      },
      bn: {
        subject: `মেধাস্থান বদলেছে: ${title}`,
        opening: `“${title}”-এর ফল সংশোধনের পর মেধাতালিকা নতুন করে প্রকাশ করা হয়েছে। আপনার মেধাস্থান বদলেছে; নিচের লিংকে দেখুন।`,
      },
    },
  }) as const;

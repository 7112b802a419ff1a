/** The mail with the link by which a visitor sits the exam. */
export const sittingMailTexts = (title: string) =>
  ({
    sitting: {
      en: {
        subject: `Your link to the exam: ${title}`,
        opening: `With this link you sit “${title}” without an account. It opens the exam once, on the device where you press the button there, so open it when you want to begin; the page mails you a new one at once if you need it. Do not pass the link on.`,
      },
      bn: {
        subject: `পরীক্ষার লিংক: ${title}`,
        opening: `এই লিংক দিয়ে অ্যাকাউন্ট ছাড়াই “${title}” দিতে পারবেন। যে ডিভাইসে বোতাম চাপবেন সেখানে পরীক্ষাটি একবারই খুলবে, তাই শুরু করার সময় লিংকটি খুলুন; দরকার হলে ওই পাতা থেকেই সঙ্গে সঙ্গে নতুন লিংক পাবেন। লিংকটি কাউকে দেবেন না।`,
      },
    },
  }) as const;

/** The same link after the release. */
export const resultLinkMailTexts = (title: string) => ({
  en: {
    subject: `Your link to the result: ${title}`,
    opening: `With this link you see your result of “${title}” without an account. It works once, on the device where you press the button there; the page mails you a new one at once if you need it. Do not pass the link on.`,
  },
  bn: {
    subject: `ফলের লিংক: ${title}`,
    opening: `এই লিংক দিয়ে অ্যাকাউন্ট ছাড়াই “${title}”-এর ফল দেখতে পাবেন। যে ডিভাইসে বোতাম চাপবেন সেখানে লিংকটি একবারই কাজ করবে; দরকার হলে ওই পাতা থেকেই সঙ্গে সঙ্গে নতুন লিংক পাবেন। লিংকটি কাউকে দেবেন না।`,
  },
});

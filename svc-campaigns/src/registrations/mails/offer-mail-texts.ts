/** The mails to a registration from the waiting list when a place becomes free. */
export const offerMailTexts = (title: string) =>
  ({
    offer: {
      en: {
        subject: `A place is free for you: ${title}`,
        opening: `A place in “${title}” became free, and you are the first in line. It is held for you until the time below: accept it, or decline it so that the next in line gets it.`,
      },
      bn: {
        subject: `আপনার জন্য একটি জায়গা খালি হয়েছে: ${title}`,
        opening: `“${title}”-এ একটি জায়গা খালি হয়েছে, আর তালিকায় আপনিই প্রথম। নিচের সময় পর্যন্ত জায়গাটি আপনার জন্য রাখা থাকবে: গ্রহণ করুন, অথবা ছেড়ে দিন যাতে পরের জন পান।`,
      },
    },
    'offer-ended': {
      en: {
        subject: `The offer is over: ${title}`,
        opening: `The place in “${title}” was not accepted in time and went to the next in line. While registration is open you can register again.`,
      },
      bn: {
        subject: `প্রস্তাবের সময় শেষ: ${title}`,
        opening: `“${title}”-এর জায়গাটি সময়মতো গ্রহণ করা হয়নি, তাই পরের জন পেয়েছেন। নিবন্ধন খোলা থাকলে আবার নিবন্ধন করতে পারেন।`,
      },
    },
  }) as const;

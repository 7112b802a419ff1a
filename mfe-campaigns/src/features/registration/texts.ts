import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  registerShowName: {
    en: 'Show my name on the merit list (else only the roll number)',
    bn: 'মেধাতালিকায় আমার নাম দেখানো হোক (না হলে শুধু রোল নম্বর)',
  },
  registerFullNotice: {
    en: 'All places are taken. If you join the waiting list, we write to you when one becomes free.',
    bn: 'সব আসন পূর্ণ। অপেক্ষমাণ তালিকায় থাকলে আসন খালি হলে আমরা জানাব।',
  },
  registerTitle: { en: 'Register: {title}', bn: 'নিবন্ধন: {title}' },
  registerName: { en: 'Full name', bn: 'পুরো নাম' },
  registerEmailHelp: {
    en: 'The confirmation goes there. If you have an account, use its email.',
    bn: 'নিশ্চিতকরণ এই ঠিকানায় যাবে। অ্যাকাউন্ট থাকলে সেটির ইমেইল দিন।',
  },
  registerEmailOrMobile: {
    en: 'One of email and mobile number is enough. With both, the confirmation goes by mail.',
    bn: 'ইমেইল ও মোবাইল নম্বরের একটি দিলেই হয়। দুটোই দিলে নিশ্চিতকরণ ইমেইলে যাবে।',
  },
  doneAlmostByNumber: { en: 'Almost done: enter the code.', bn: 'আর একটু বাকি: কোডটি লিখুন।' },
  registerMobile: commonTexts.mobileNumber,
  registerMobileHelp: { en: 'Like 01712345678', bn: 'যেমন ০১৭১২৩৪৫৬৭৮' },
  registerSend: { en: 'Register', bn: 'নিবন্ধন করুন' },
  registerLogin: {
    en: 'Do you have an account? Log in and the form is filled for you.',
    bn: 'অ্যাকাউন্ট আছে? লগ ইন করলে ফর্মটি নিজে থেকেই পূরণ হবে।',
  },
  registerNeeded: {
    fullName: { en: 'Please write your full name.', bn: 'আপনার পুরো নাম লিখুন।' },
    email: {
      en: 'Please write an email address like name@example.com.',
      bn: 'name@example.com-এর মতো একটি ইমেইল লিখুন।',
    },
    mobile: {
      en: 'Please write a mobile number like 01712345678.',
      bn: '০১৭১২৩৪৫৬৭৮-এর মতো একটি মোবাইল নম্বর লিখুন।',
    },
  },
  doneRegistered: { en: 'You are registered.', bn: 'আপনার নিবন্ধন হয়েছে।' },
  doneMail: { en: 'We have sent a confirmation to {email}.', bn: '{email} ঠিকানায় নিশ্চিতকরণ পাঠানো হয়েছে।' },
  doneWithoutMail: {
    en: 'Your account has no email: what changes is shown here and on your start page.',
    bn: 'আপনার অ্যাকাউন্টে ইমেইল নেই: যা বদলাবে তা এখানে ও আপনার শুরুর পাতায় দেখা যাবে।',
  },
  ownRegistered: { en: 'You hold a place in this campaign.', bn: 'এই ক্যাম্পেইনে আপনার আসন আছে।' },
  ownCheckedIn: { en: 'You are checked in at this campaign.', bn: 'এই ক্যাম্পেইনে আপনার উপস্থিতি নেওয়া হয়েছে।' },
  ownHadPlace: { en: 'You had a place in this campaign.', bn: 'এই ক্যাম্পেইনে আপনার আসন ছিল।' },
  ownWasUnconfirmed: {
    en: 'This campaign is over. Your registration was not confirmed.',
    bn: 'এই ক্যাম্পেইন শেষ হয়ে গেছে। আপনার নিবন্ধন নিশ্চিত করা হয়নি।',
  },
  ownWasWaiting: {
    en: 'This campaign is over. You were on the waiting list, and no place became free.',
    bn: 'এই ক্যাম্পেইন শেষ হয়ে গেছে। আপনি অপেক্ষমাণ তালিকায় ছিলেন, কোনো আসন খালি হয়নি।',
  },
  doneAlmost: { en: 'Almost done: open the link in our mail.', bn: 'আর একটু বাকি: আমাদের ইমেইলের লিংকটি খুলুন।' },
  doneConfirmBy: {
    en: 'We have sent it to {email}. Your place is held until {time}; open the link by then to keep it.',
    bn: '{email} ঠিকানায় ইমেইল পাঠানো হয়েছে। আপনার আসন {time} পর্যন্ত রাখা থাকবে; ধরে রাখতে এর মধ্যে লিংকটি খুলুন।',
  },
  doneConfirm: {
    en: 'We have sent it to {email}. Your registration counts once you have opened the link.',
    bn: '{email} ঠিকানায় ইমেইল পাঠানো হয়েছে। লিংকটি খুললে আপনার নিবন্ধন গোনা হবে।',
  },
  doneConfirmWaiting: {
    en: 'We have sent it to {email}. Open the link by {time}: you then get a place if one is free, else a number in the waiting list.',
    bn: '{email} ঠিকানায় ইমেইল পাঠানো হয়েছে। {time}-এর মধ্যে লিংকটি খুলুন: আসন খালি থাকলে আসন পাবেন, না থাকলে অপেক্ষমাণ তালিকায় ক্রম পাবেন।',
  },
  ownUnconfirmed: {
    en: 'Almost done: open the link in our mail while you are logged in here.',
    bn: 'আর একটু বাকি: এখানে লগ ইন থাকা অবস্থায় আমাদের ইমেইলের লিংকটি খুলুন।',
  },
  ownLeaveLine: { en: 'Leave the waiting list', bn: 'অপেক্ষমাণ তালিকা থেকে নাম তুলে নিন' },
  ownLeaveLineTitle: { en: 'Leave the waiting list?', bn: 'অপেক্ষমাণ তালিকা থেকে নাম তুলে নেবেন?' },
  ownLeaveLineText: {
    en: 'Your number in the list goes. You can join its end again while registration is open.',
    bn: 'তালিকায় আপনার ক্রম আর থাকবে না। নিবন্ধন খোলা থাকলে আবার তালিকার শেষে নাম দিতে পারবেন।',
  },
  ownLeftLine: { en: 'You have left the waiting list.', bn: 'অপেক্ষমাণ তালিকা থেকে আপনার নাম তুলে নেওয়া হয়েছে।' },
  hereRegistered: {
    en: 'You have registered here as a visitor.',
    bn: 'আপনি এই ডিভাইস থেকে অ্যাকাউন্ট ছাড়া নিবন্ধন করেছেন।',
  },
  hereWaiting: {
    en: 'You have joined the waiting list here as a visitor.',
    bn: 'আপনি এই ডিভাইস থেকে অ্যাকাউন্ট ছাড়া অপেক্ষমাণ তালিকায় নাম দিয়েছেন।',
  },
  hereConfirm: {
    en: 'It counts if you opened the link in our mail by {time}.',
    bn: '{time}-এর মধ্যে ইমেইলের লিংকটি খুলে থাকলে নিবন্ধনটি গোনা হবে।',
  },
  hereExam: {
    en: 'The exam is running. The link to it is in our mail.',
    bn: 'পরীক্ষা চলছে। পরীক্ষার লিংক আমাদের ইমেইলে আছে।',
  },
  hereOver: {
    en: 'The exam is over. When the results are released, your marks and rank come by mail.',
    bn: 'পরীক্ষা শেষ হয়ে গেছে। ফল প্রকাশিত হলে আপনার নম্বর ও মেধাস্থান ইমেইলে পাবেন।',
  },
  hereReleased: {
    en: 'The results are released. Your marks and rank are in our mail.',
    bn: 'ফল প্রকাশিত হয়েছে। আপনার নম্বর ও মেধাস্থান আমাদের ইমেইলে আছে।',
  },
  hereDevice: {
    en: 'Only this device remembers it. Everything else is in our mail.',
    bn: 'এটি শুধু এই ডিভাইসে মনে রাখা আছে। বাকি সব আমাদের ইমেইলে পাবেন।',
  },
  hereForget: { en: 'Forget it on this device', bn: 'এই ডিভাইস থেকে মুছে ফেলুন' },
} as const;

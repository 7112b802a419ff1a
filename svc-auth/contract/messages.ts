import type { Message } from '@pathshala/contract-kit/message';
import { contentMessages } from './content-messages.ts';
import { formMessages } from './form-messages.ts';
import { integrationMessages } from './integration-messages.ts';
import { mobileMessages } from './mobile-messages.ts';
import { schoolMessageMessages } from './school-message-messages.ts';
import { securityMessages } from './security-messages.ts';

export const messages = {
  ...formMessages,
  ...securityMessages,
  ...contentMessages,
  ...integrationMessages,
  ...mobileMessages,
  ...schoolMessageMessages,
  'auth.name-required': { en: 'Please enter a name', bn: 'নাম লিখুন' },
  'auth.name-long': {
    en: 'Name must have at most {max} characters',
    bn: 'নাম সর্বোচ্চ {max} অক্ষরের হতে পারে',
  },
  'auth.name-form': {
    en: 'Write the name in letters and digits, without a web address. Only the signs . , - ( ) and ’ may be in it.',
    bn: 'নাম অক্ষর ও সংখ্যায় লিখুন, ওয়েব ঠিকানা দেবেন না। চিহ্নের মধ্যে শুধু . , - ( ) ও ’ রাখা যায়।',
  },
  'auth.email-invalid': { en: 'Please enter a valid email address', bn: 'সঠিক ইমেইল ঠিকানা লিখুন' },
  'auth.settings-phone': {
    en: 'Write a telephone number in digits, for example +880 1700-000000.',
    bn: 'টেলিফোন নম্বরটি অঙ্কে লিখুন, যেমন +৮৮০ ১৭০০-০০০০০০।',
  },
  'auth.settings-rating': {
    en: 'Write a number from 0 to 5 with at most one decimal.',
    bn: '০ থেকে ৫-এর মধ্যে একটি সংখ্যা লিখুন, দশমিকের পরে সর্বোচ্চ এক ঘর।',
  },
  'auth.settings-year': {
    en: 'Write a year from 1900 to 2100.',
    bn: '১৯০০ থেকে ২১০০-এর মধ্যে একটি সাল লিখুন।',
  },
  'auth.settings-links': {
    en: 'Two links have the same name. Give each its own.',
    bn: 'দুটি লিংকের নাম এক। প্রতিটির আলাদা নাম দিন।',
  },
  'auth.settings-language': {
    en: 'The language to begin with must be one that the site offers.',
    bn: 'শুরুর ভাষাটি সাইটে চালু থাকতে হবে।',
  },
  'auth.settings-starts': {
    en: 'Starts of all exams together cannot be fewer than those of one exam.',
    bn: 'সব পরীক্ষা মিলিয়ে শুরুর সংখ্যা এক পরীক্ষার সংখ্যার চেয়ে কম হতে পারে না।',
  },
  'auth.settings-logo': {
    en: 'Upload the logo here; an address of another site is not shown.',
    bn: 'লোগোটি এখানে আপলোড করুন; অন্য সাইটের ঠিকানা দেখানো হয় না।',
  },
  'auth.audit-range': {
    en: 'The last day must not be before the first.',
    bn: 'শেষ দিন প্রথম দিনের আগে হতে পারবে না।',
  },
  'auth.invitation-sent-often': {
    en: 'This invitation was sent again three times in the last hour. Wait before you send it once more.',
    bn: 'গত এক ঘণ্টায় এই আমন্ত্রণ তিনবার আবার পাঠানো হয়েছে। কিছুক্ষণ পরে পাঠান।',
  },
  'auth.restore-too-late': {
    en: 'It was deleted too long ago and cannot be brought back.',
    bn: 'অনেক আগে মুছে ফেলা হয়েছে, তাই আর ফেরানো যাবে না।',
  },
  'auth.photo-replaced': {
    en: 'The student has another photo by now.',
    bn: 'শিক্ষার্থী এর মধ্যে অন্য ছবি দিয়েছেন।',
  },
  'auth.photos-off': {
    en: 'Photos cannot be uploaded at the moment.',
    bn: 'এখন ছবি আপলোড করা যাচ্ছে না।',
  },
  'auth.email-taken': {
    en: 'There is already an account with this email. Please log in.',
    bn: 'এই ইমেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে। লগ ইন করুন।',
  },
  'auth.username-taken': {
    en: 'This username is already taken',
    bn: 'এই ব্যবহারকারীর নাম আগে থেকেই নেওয়া হয়েছে',
  },
  'auth.code-sent': {
    en: 'We have sent a code to {email}. It is valid for {minutes} minutes.',
    bn: '{email} ঠিকানায় একটি কোড পাঠানো হয়েছে। কোডটি {minutes} মিনিট কার্যকর থাকবে।',
  },
  'auth.code-later': {
    en: 'Many codes have been sent to {email} already. The next one can be sent in {minutes} minutes; ask for it on this page.',
    bn: '{email} ঠিকানায় এরই মধ্যে অনেকগুলো কোড পাঠানো হয়েছে। {minutes} মিনিট পরে এই পাতা থেকেই নতুন কোড নিতে পারবেন।',
  },
  'auth.resend-early': {
    en: 'A new code can be sent in {seconds} seconds',
    bn: '{seconds} সেকেন্ড পরে নতুন কোড পাঠানো যাবে',
  },
  'auth.resend-later': {
    en: 'A new code can be sent in {minutes} minutes. The last one stays valid until its time is over.',
    bn: '{minutes} মিনিট পরে নতুন কোড পাঠানো যাবে। শেষ কোডটি মেয়াদ থাকা পর্যন্ত কাজ করবে।',
  },
  'auth.otp-wrong': {
    en: 'This code is not right. Tries left: {triesLeft}.',
    bn: 'কোডটি ঠিক নয়। আর {triesLeft} বার চেষ্টা করতে পারবেন।',
  },
  'auth.otp-wrong-last': {
    en: 'This code is not right, and that was the last try. Ask for a new one.',
    bn: 'কোডটি ঠিক নয়, আর এটিই ছিল শেষ চেষ্টা। নতুন কোড নিন।',
  },
  'auth.otp-expired': {
    en: 'This code is no longer valid. Ask for a new one.',
    bn: 'কোডটির মেয়াদ শেষ। নতুন কোড নিন।',
  },
  'auth.otp-tries': {
    en: 'Too many wrong codes. Ask for a new one.',
    bn: 'অনেকবার ভুল কোড দেওয়া হয়েছে। নতুন কোড নিন।',
  },
  'auth.signup-unknown': {
    en: 'This sign-up is not known in this browser any more. Please sign up again.',
    bn: 'এই ব্রাউজারে অ্যাকাউন্ট খোলার অনুরোধটি আর পাওয়া যাচ্ছে না। আবার অ্যাকাউন্ট খুলুন।',
  },
  'auth.reset-asked': {
    en: 'If there is an account for this, a mail with a link is on its way. The link is valid for 30 minutes. Look into the spam folder too.',
    bn: 'এই নামে বা ঠিকানায় অ্যাকাউন্ট থাকলে লিংকসহ একটি মেইল যাচ্ছে। লিংকটি ৩০ মিনিট কাজ করবে। না পেলে স্প্যাম ফোল্ডারেও দেখুন।',
  },
  'auth.reset-done': {
    en: 'Your new password is set. Log in with it.',
    bn: 'নতুন পাসওয়ার্ড ঠিক হয়েছে। এটি দিয়ে লগ ইন করুন।',
  },
  'auth.unlock-asked': {
    en: 'If there is an account for this, a mail with a link is on its way. Open it in this browser, then log in.',
    bn: 'এই নামে বা ঠিকানায় অ্যাকাউন্ট থাকলে লিংকসহ একটি মেইল যাচ্ছে। লিংকটি এই ব্রাউজারেই খুলুন, তারপর লগ ইন করুন।',
  },
  'auth.unlock-done': {
    en: 'This browser is known now. Log in with your password.',
    bn: 'এই ব্রাউজারটি চেনা হয়ে গেছে। এবার পাসওয়ার্ড দিয়ে লগ ইন করুন।',
  },
  'auth.sample-account': {
    en: 'This is a sample account for trying the product on one machine. It cannot be used on this site.',
    bn: 'এটি নিজের কম্পিউটারে পরখ করে দেখার নমুনা অ্যাকাউন্ট। এই সাইটে এটি ব্যবহার করা যায় না।',
  },
  'auth.credentials': {
    en: 'The email, username or password is not right',
    bn: 'ইমেইল, ব্যবহারকারীর নাম অথবা পাসওয়ার্ড ঠিক নয়',
  },
  'auth.unverified': {
    en: 'Your email is not verified yet. Enter the code from your mail.',
    bn: 'আপনার ইমেইল এখনও যাচাই হয়নি। মেইলে পাওয়া কোডটি লিখুন।',
  },
  'auth.unverified-mobile': {
    en: 'Your number is not verified yet. Enter the code from the SMS.',
    bn: 'আপনার নম্বর এখনও যাচাই হয়নি। এসএমএসে পাওয়া কোডটি লিখুন।',
  },
  'auth.disabled': {
    en: 'This account is closed. Please ask the school.',
    bn: 'এই অ্যাকাউন্টটি বন্ধ আছে। প্রতিষ্ঠানের সঙ্গে যোগাযোগ করুন।',
  },
  'auth.login-locked': {
    en: 'Too many wrong tries. Please wait {seconds} seconds.',
    bn: 'অনেকবার ভুল হয়েছে। {seconds} সেকেন্ড অপেক্ষা করুন।',
  },
  'auth.account-gone': {
    en: 'This account can no longer be used. Please log in again.',
    bn: 'এই অ্যাকাউন্টটি আর ব্যবহার করা যায় না। আবার লগ ইন করুন।',
  },
  'auth.password-wrong': { en: 'The password is not right', bn: 'পাসওয়ার্ড ঠিক নয়' },
  'auth.last-admin': {
    en: 'The last administrator cannot be removed. Name another one first.',
    bn: 'শেষ প্রশাসককে সরানো যায় না। আগে আরেকজনকে প্রশাসক করুন।',
  },
  'auth.logged-out': { en: 'You are logged out', bn: 'আপনি লগ আউট করেছেন' },
  'auth.account-deleted': { en: 'Your account is deleted', bn: 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে' },
  'auth.student-unknown': { en: 'No student data available', bn: 'শিক্ষার্থীর কোনো তথ্য নেই' },
  'auth.student-exists': {
    en: 'There is already a student record',
    bn: 'শিক্ষার্থীর তথ্য আগে থেকেই আছে',
  },
  'auth.dob': { en: 'Please enter a real date of birth', bn: 'সঠিক জন্মতারিখ লিখুন' },
  'auth.unsubscribe-invalid': {
    en: 'This link is not complete. Open it again from the mail.',
    bn: 'লিংকটি অসম্পূর্ণ। মেইল থেকে আবার খুলুন।',
  },
  'auth.email-same': {
    en: 'This is already your email address',
    bn: 'এটি এখনই আপনার ইমেইল ঠিকানা',
  },
  'auth.email-change-unknown': {
    en: 'No new address is waiting for a code. Enter the new address again.',
    bn: 'কোডের অপেক্ষায় কোনো নতুন ঠিকানা নেই। নতুন ঠিকানাটি আবার লিখুন।',
  },
  // Administration of users
  'auth.limits-own': {
    en: 'You cannot limit your own rights. Ask another administrator with all permissions to do it.',
    bn: 'নিজের অধিকার নিজে সীমিত করা যায় না। সব অনুমতি আছে এমন অন্য প্রশাসককে করতে বলুন।',
  },
  'auth.limits-need-permissions': {
    en: 'Choose single permissions first: all permissions cannot be limited to courses or batches.',
    bn: 'আগে আলাদা আলাদা অনুমতি বেছে নিন: সব অনুমতি কোর্স বা ব্যাচে সীমিত করা যায় না।',
  },
  'auth.limits-number': {
    en: 'Choose between one and {n} courses and batches, or do not limit the rights.',
    bn: 'এক থেকে {n}টি কোর্স ও ব্যাচ বেছে নিন, অথবা অধিকার সীমিত করবেন না।',
  },
  'auth.all-permissions-needed': {
    en: 'Only an administrator with all permissions can do this.',
    bn: 'শুধু সব অনুমতি আছে এমন প্রশাসক এটি করতে পারেন।',
  },
  'auth.account-inactive': {
    en: 'This account is closed. Activate it first.',
    bn: 'এই অ্যাকাউন্টটি বন্ধ আছে। আগে চালু করুন।',
  },
  'auth.mail-later': {
    en: 'A mail was sent to this address a moment ago. Try again in {seconds} seconds.',
    bn: 'এই ঠিকানায় একটু আগেই মেইল পাঠানো হয়েছে। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
  },
  'auth.user-sessions-ended': {
    en: '{name} is logged out on all devices.',
    bn: '{name} সব ডিভাইস থেকে লগ আউট হয়েছেন।',
  },
  'auth.user-second-factor-removed': {
    en: '{name} can log in with the password alone now, and got a mail about it.',
    bn: '{name} এখন শুধু পাসওয়ার্ড দিয়ে লগ ইন করতে পারবেন, তাঁকে মেইলে জানানো হয়েছে।',
  },
  'auth.password-link-sent': {
    en: 'A link for a new password is on its way to {email}.',
    bn: 'নতুন পাসওয়ার্ডের লিংক {email} ঠিকানায় পাঠানো হয়েছে।',
  },
  'auth.account-exists': {
    en: 'There is already an account with this email.',
    bn: 'এই ইমেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে।',
  },
  'auth.already-invited': {
    en: 'This address is invited already. Send the invitation again instead.',
    bn: 'এই ঠিকানায় আগেই আমন্ত্রণ গেছে। চাইলে সেটিই আবার পাঠান।',
  },
} as const satisfies Record<string, Message>;

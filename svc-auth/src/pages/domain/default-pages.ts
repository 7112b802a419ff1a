import type { SitePage, SitePageName } from './site-page.ts';

const bilingual = (bn: string, en: string) => `<div lang="bn">${bn}</div><div lang="en">${en}</div>`;

const about: SitePage = {
  name: 'about',
  title: { bn: 'আমাদের কথা', en: 'About us' },
  body: bilingual(
    '<p>বাংলাদেশের শিক্ষার্থীদের আমরা বিশ্ববিদ্যালয় ভর্তি, এসএসসি ও এইচএসসির জন্য তৈরি করি। ভালো প্রস্তুতির জন্য বড় শহরে থাকতে হয় না: একটি ফোন আর নিয়মিত কিছুটা সময়ই যথেষ্ট।</p>' +
      '<h2>এখানে যা পাবেন</h2><ul><li>বিগত বছরের প্রশ্নপত্র, যেগুলোতে যতবার খুশি পরীক্ষা দেওয়া যায়</li><li>লাইভ ও রেকর্ড করা ক্লাস, ক্লাস নোট ও অনুশীলন শিট</li><li>আসল পরীক্ষার নিয়মে মডেল টেস্ট, নেগেটিভ মার্কিংসহ</li><li>প্রতিটি উত্তরের ব্যাখ্যা আর অগ্রগতির রিপোর্ট কার্ড</li></ul>' +
      '<h2>আমাদের প্রতিশ্রুতি</h2><p>নম্বর নির্ভুলভাবে গোনা হয়। প্রশ্নে ভুল থাকলে উত্তরমালা সংশোধন করা হয়, আর সঠিক উত্তরের নম্বর কখনো কমানো হয় না। কিছু জানার থাকলে এই সাইটের ফুটারে দেওয়া ঠিকানায় লিখুন বা ফোন করুন।</p>',
    '<p>We prepare students of Bangladesh for university admission and for SSC and HSC. Good preparation does not need a large city: a phone and some regular time are enough.</p>' +
      '<h2>What you find here</h2><ul><li>Past papers that you can sit as often as you like</li><li>Live and recorded classes, class notes and practice sheets</li><li>Model tests by the rules of the real exam, with negative marking</li><li>An explanation of every answer, and a report card of your progress</li></ul>' +
      '<h2>What we promise</h2><p>Marks are added exactly. When a question has a mistake, its key is corrected, and a right answer never loses marks by it. For any question, write or call: the address is in the footer of this site.</p>',
  ),
};

const terms: SitePage = {
  name: 'terms',
  title: { bn: 'ব্যবহারের শর্ত', en: 'Terms of use' },
  body: bilingual(
    '<h2>অ্যাকাউন্ট</h2><p>একজনের একটি অ্যাকাউন্ট। সঠিক নাম ও নিজের ইমেইল ঠিকানা দিন, পাসওয়ার্ড কাউকে জানাবেন না। বয়স ১৮ বছরের কম হলে অভিভাবকের সম্মতি নিয়ে অ্যাকাউন্ট খুলুন।</p>' +
      '<h2>কোর্স ও পেমেন্ট</h2><p>কোর্সের ফি ও মেয়াদ কোর্সের পাতায় লেখা থাকে। পেমেন্ট যাচাই হওয়ার পর ভর্তি সম্পন্ন হয়। ভুল করে বেশি টাকা দিলে আমাদের জানান, বাড়তি টাকা ফেরত দেওয়া হবে।</p>' +
      '<h2>পরীক্ষা</h2><p>নিজের পরীক্ষা নিজে দিন। পরীক্ষা চলার সময় প্রশ্ন বা উত্তর অন্যকে দেওয়া যাবে না। নিয়ম ভাঙলে ফল বাতিল হতে পারে।</p>' +
      '<h2>পাঠের উপকরণ</h2><p>ক্লাস, নোট ও প্রশ্ন শুধু নিজের পড়ার জন্য। অনুমতি ছাড়া অন্য কোথাও প্রকাশ বা বিক্রি করা যাবে না।</p>' +
      '<h2>আপনার তথ্য</h2><p>পড়াশোনার সেবা দিতে যেটুকু তথ্য লাগে, শুধু সেটুকুই রাখা হয়: নাম, যোগাযোগ, ভর্তি, উত্তর ও ফল। নিজের তথ্য যেকোনো সময় ডাউনলোড করতে পারেন, অ্যাকাউন্ট মুছেও ফেলতে পারেন।</p>' +
      '<h2>পরিবর্তন ও যোগাযোগ</h2><p>শর্ত বদলালে এই পাতায় জানানো হবে। প্রশ্ন থাকলে সাইটের ফুটারে দেওয়া ঠিকানায় যোগাযোগ করুন।</p>',
    '<h2>Your account</h2><p>One account for each person. Give your real name and your own email address, and tell nobody your password. If you are younger than 18, open an account with the consent of a parent or guardian.</p>' +
      '<h2>Courses and payments</h2><p>The fee and the dates of a course are on its page. You are enrolled when the payment has been checked. If you paid too much by mistake, write to us and we pay it back.</p>' +
      '<h2>Exams</h2><p>Sit your exams yourself. While an exam is open, do not give its questions or answers to others. Results can be cancelled when these rules are broken.</p>' +
      '<h2>Learning material</h2><p>Classes, notes and questions are for your own study. Do not publish or sell them without permission.</p>' +
      '<h2>Your data</h2><p>We store only what the service needs: name, contact, enrolments, answers and results. You can download your data at any time, and delete your account.</p>' +
      '<h2>Changes and contact</h2><p>Changes of these terms are published on this page. For questions, use the address in the footer of this site.</p>',
  ),
};

/** The texts of the pages until the school has written its own. */
export const defaultPages: Readonly<Record<SitePageName, SitePage>> = { about, terms };

export const sitePageNames = Object.keys(defaultPages) as readonly SitePageName[];

export function isSitePageName(name: string): name is SitePageName {
  return Object.hasOwn(defaultPages, name);
}

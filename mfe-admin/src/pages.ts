import { commonTexts } from '@pathshala/web-kit/common-texts';
import { type AnyRow, definePages } from '@pathshala/web-kit/define-pages';
import { campaignPages } from './campaign-pages.ts';
import { classPages } from './class-pages.ts';
import { coursePages } from './course-pages.ts';
import { examPages } from './exam-pages.ts';
import { feePages } from './fee-pages.ts';
import { peoplePages } from './people-pages.ts';
import { reportPages } from './report-pages.ts';
import { sitePages } from './site-pages.ts';

/** The pages of the boss area, and the groups of its menu, to which every remote may add entries. */
export const pages = definePages<AnyRow>({
  name: 'mfe-admin',
  defaults: { access: 'admin', layout: 'own-menu' },
  pages: [
    ...sitePages,
    ...peoplePages,
    ...feePages,
    ...coursePages,
    ...classPages,
    ...campaignPages,
    ...examPages,
    ...reportPages,
  ],
  claims: [{ path: '/boss/*' }],
  menuGroups: [
    { name: 'start', order: 10 },
    { name: 'create-courses', order: 20, title: { en: 'Create Courses', bn: 'কোর্স তৈরি' } },
    { name: 'create-campaigns', order: 30, title: { en: 'Create Campaign', bn: 'ক্যাম্পেইন তৈরি' } },
    {
      name: 'courses',
      order: 40,
      title: { en: 'Course Management', bn: 'কোর্স ব্যবস্থাপনা' },
      isOpenAtFirst: true,
    },
    { name: 'exams', order: 50, title: commonTexts.exams },
    { name: 'campaigns', order: 60, title: { en: 'Campaigns and reports', bn: 'ক্যাম্পেইন ও প্রতিবেদন' } },
    { name: 'people', order: 70, title: { en: 'Users and enrolments', bn: 'ব্যবহারকারী ও ভর্তি' } },
    { name: 'fees', order: 75, title: { en: 'Fees and payments', bn: 'ফি ও পেমেন্ট' } },
    { name: 'site', order: 80, title: { en: 'Site', bn: 'সাইট' } },
  ],
});

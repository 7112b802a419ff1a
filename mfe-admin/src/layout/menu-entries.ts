import type { TextKey } from '../texts.ts';

interface MenuEntry {
  readonly text: TextKey;
  readonly path: string;
}

export interface MenuGroup {
  /** None: its entries stand by themselves. */
  readonly title?: TextKey;
  readonly entries: readonly MenuEntry[];
}

/** The admin sidebar of spec §2; Back and Logout stand below it. */
export const menuGroups: readonly MenuGroup[] = [
  { entries: [{ text: 'menu.start', path: '/boss' }] },
  {
    title: 'menu.createCourses',
    entries: [
      { text: 'menu.academicCourses', path: '/boss/create-academiccourse' },
      { text: 'menu.admissionCourses', path: '/boss/create-university' },
    ],
  },
  {
    title: 'menu.createCampaign',
    entries: [
      { text: 'menu.campaigns', path: '/boss/campaign-management/create-campaign' },
      { text: 'menu.examCampaigns', path: '/boss/campaign-management/create-exam-campaign' },
    ],
  },
  {
    title: 'menu.courseManagement',
    entries: [
      { text: 'menu.admissionCourses', path: '/boss/course-management/university-courses' },
      { text: 'menu.academicCourses', path: '/boss/course-management/academic-courses' },
    ],
  },
  {
    title: 'menu.manage',
    entries: [
      { text: 'menu.campaignManagement', path: '/boss/campaign-management' },
      { text: 'menu.userManagement', path: '/boss/user-management' },
      { text: 'menu.reports', path: '/boss/reports' },
      { text: 'menu.settings', path: '/boss/settings' },
    ],
  },
];

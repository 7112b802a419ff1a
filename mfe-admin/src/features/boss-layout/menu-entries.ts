import type { TextKey } from '../../texts.ts';

interface MenuEntry {
  readonly text: TextKey;
  readonly path: string;
}

export interface MenuGroup {
  /** A group without a title has no heading. */
  readonly title?: TextKey;
  readonly entries: readonly MenuEntry[];
}

/**
 * The admin sidebar of spec §2; Back and Logout stand below it. An entry is added together with its page: the
 * sidebar links only to pages that exist.
 */
export const menuGroups: readonly MenuGroup[] = [
  { entries: [{ text: 'menu.start', path: '/boss' }] },
  {
    title: 'menu.createCourses',
    entries: [{ text: 'menu.admissionCourses', path: '/boss/create-university' }],
  },
  {
    title: 'menu.courseManagement',
    entries: [{ text: 'menu.admissionCourses', path: '/boss/course-management/university-courses' }],
  },
  {
    title: 'menu.manage',
    entries: [
      { text: 'menu.campaignManagement', path: '/boss/campaign-management' },
      { text: 'menu.userManagement', path: '/boss/user-management' },
    ],
  },
];

import type { z } from 'zod';
import type { settingsChanged } from './events.ts';
import { defaultSiteSettings } from './site-settings-defaults.ts';

const { siteName, logo, features, languages, exams } = defaultSiteSettings;

/** The default rules of the site as their event states them, for tests of its consumers. */
export const changedSettings: z.input<typeof settingsChanged.data> = {
  rev: 2,
  siteName: { ...siteName },
  logo,
  features: {
    practice: features.practice,
    discussion: features.discussion,
    certificates: features.certificates,
  },
  languages: { ...languages },
  exams: { ...exams },
};

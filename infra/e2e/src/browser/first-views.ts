import type { SampleIds, Screen } from './screen.ts';
import { screensOf } from './screens.ts';

const namesOfViews = ['home', 'courses-admission', 'exam-before', 'login', 'boss'] as const;

/** The screens whose first view goal P7 limits. */
export function firstViewsOf(ids: SampleIds): readonly Screen[] {
  const screens = screensOf(ids);
  return namesOfViews.map((name) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    return screen;
  });
}

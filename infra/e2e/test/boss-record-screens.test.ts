import { bossRecordScreensOf } from '../src/browser/boss-screens.ts';
import { describeScreens } from '../src/browser/describe-screens.ts';

describeScreens('records in the boss area', bossRecordScreensOf);

import { describeJourneys } from '../src/http/describe-journeys.ts';
import { startSite } from '../src/site-under-test.ts';

describeJourneys('embedded, in one process', startSite);

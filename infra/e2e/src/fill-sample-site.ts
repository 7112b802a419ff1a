import { fillWithSample } from './site-under-test.ts';

const [folder = ''] = process.argv.slice(2);
await fillWithSample(folder);
process.exit(0);

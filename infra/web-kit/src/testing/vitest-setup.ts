import { configure } from '@testing-library/react';

// The default of one second is too short for a part that is loaded on demand on a busy machine. A test that passes does not wait for it.
configure({ asyncUtilTimeout: 10_000 });

// jsdom records no loading times.
Object.assign(performance, { getEntriesByType: () => [] });

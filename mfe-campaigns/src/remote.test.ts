import { describeManifestConformance, describeRemoteConformance } from '@pathshala/web-kit/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest } from './manifest.ts';
import remote from './remote.tsx';

describeRemoteConformance({ remote, paths: ['/campaigns', '/campaigns/exam/c1'] });
describeManifestConformance(manifest, readFileSync(join(import.meta.dirname, 'root.tsx'), 'utf8'));

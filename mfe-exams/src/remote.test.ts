import { describeManifestConformance, describeRemoteConformance } from '@pathshala/web-kit/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest } from './manifest.ts';
import remote from './remote.tsx';

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

describeRemoteConformance({ remote, paths: ['/exams', '/student/mcq'] });
describeManifestConformance(manifest, textOf('root.tsx') + textOf('load-result-page.ts'));

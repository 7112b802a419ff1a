import { runAlone } from '@pathshala/web-kit/standalone';
import { manifest } from './manifest.ts';
import { Root } from './root.tsx';

runAlone({ Root, manifest });

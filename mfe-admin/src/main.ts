import { runAlone } from '@pathshala/web-kit/standalone';
import { manifest } from './manifest.ts';
import { Root } from './root.tsx';
import { texts } from './texts.ts';

runAlone({ Root, texts, manifest });

import { runAlone } from '@pathshala/web-kit/standalone';
import { Root } from './root.tsx';
import { texts } from './texts.ts';

runAlone({ Root, texts });

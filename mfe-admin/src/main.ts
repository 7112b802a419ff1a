import { runAlone } from '@pathshala/web-kit/standalone';
import { pages } from './pages.ts';
import { Root } from './root.tsx';
import { texts } from './texts.ts';

runAlone({ Root, texts, pages });

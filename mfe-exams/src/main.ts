import { runAlone } from '@pathshala/web-kit/standalone';
import { pages } from './pages.ts';
import { Root } from './root.tsx';

runAlone({ Root, pages });

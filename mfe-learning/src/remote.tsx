import { defineRemote } from '@pathshala/web-kit/remote';
import { pages } from './pages.ts';
import { Root } from './root.tsx';
import { texts } from './texts.ts';

const remote = defineRemote({ name: pages.name, Root, texts });

export default remote;

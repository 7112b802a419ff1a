import { defineRemote } from '@pathshala/web-kit/remote';
import { pages } from './pages.ts';
import { Root } from './root.tsx';

const remote = defineRemote({ name: pages.name, Root });

export default remote;

import { defineRemote } from '@pathshala/web-kit/remote';
import { manifest } from './manifest.ts';
import { Root } from './root.tsx';

const remote = defineRemote({ name: manifest.name, Root });

export default remote;

import { defineRemote } from '@pathshala/web-kit/remote';
import { manifest } from './manifest.ts';
import { Root } from './root.tsx';
import { texts } from './texts.ts';

const remote = defineRemote({ name: manifest.name, Root, texts });

export default remote;

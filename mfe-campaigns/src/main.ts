import { runAlone } from '@pathshala/web-kit/standalone';
import remote from './remote.tsx';

runAlone(remote);

import { describeRemoteConformance } from '@pathshala/web-kit/testing';
import remote from './remote.tsx';

describeRemoteConformance({ remote, paths: ['/campaigns', '/campaigns/exam/c1'] });

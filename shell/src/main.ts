import '@pathshala/web-kit/theme.css';
import './early-page/early-page.css';
import { savedLanguage } from '@pathshala/web-kit/preferences';
import { fetchFonts } from '@pathshala/web-kit/fetch-fonts';
import { start } from './start.tsx';

void start()
  .then(() => fetchFonts(savedLanguage()))
  .then(() => import(/* webpackChunkName: "offline" */ './offline/work-offline.ts'));

import '@pathshala/web-kit/theme.css';
import { savedLanguage } from '@pathshala/web-kit/preferences';
import { fetchFonts } from './fetch-fonts.ts';
import { start } from './start.tsx';

fetchFonts(savedLanguage());
start();

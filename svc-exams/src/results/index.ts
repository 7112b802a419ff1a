export { correctionNotice } from './use-cases/correction-notice.ts';
export type { Results } from './ports.ts';

/** The chunk of the bell: loaded when the page is idle, or at its first press. */
export { NoticePanel } from './notice-panel.tsx';
export { UnreadBadge } from './unread-badge.tsx';

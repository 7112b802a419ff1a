export { viewCampaign, viewExamCampaign } from './views.ts';

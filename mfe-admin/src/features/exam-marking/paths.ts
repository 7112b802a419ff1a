export const queuePath = '/boss/exam-marking';

export const deskPath = (resultId: string): string => `${queuePath}/${resultId}`;
